import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';

interface QuantityStepperProps {
  value: number;
  min?: number;
  max: number;
  /** What is counted, for screen readers: "Quantity of Primacy 4+". */
  label: string;
  onChange: (value: number) => void;
  disabled?: boolean;
}

const STEP_STYLE =
  'grid size-11 place-items-center hover:bg-tint active:bg-line disabled:text-ink-3 disabled:hover:bg-transparent';

/** A number from `min` to `max`, by steps or typed. What is typed counts when the field is left. */
export function QuantityStepper({ value, min = 1, max, label, onChange, disabled = false }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function settle() {
    if (draft === null) return;
    setDraft(null);
    const typed = Number.parseInt(draft, 10);
    const next = Number.isNaN(typed) ? min : Math.min(max, Math.max(min, typed));
    if (next !== value) onChange(next);
  }

  return (
    <div role="group" aria-label={label} className="inline-flex items-stretch overflow-clip rounded-md border-[1.5px] border-edge bg-card">
      <button type="button" aria-label="One fewer" disabled={disabled || value <= min} onClick={() => onChange(value - 1)} className={STEP_STYLE}>
        <Minus aria-hidden="true" className="size-4.5" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft ?? String(value)}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        className="w-11 bg-transparent text-center font-[650] disabled:text-ink-2"
      />
      <button type="button" aria-label="One more" disabled={disabled || value >= max} onClick={() => onChange(value + 1)} className={STEP_STYLE}>
        <Plus aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}
