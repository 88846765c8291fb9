import { Minus, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classes } from './classes.ts';

interface QuantityStepperProps {
  value: number;
  min?: number;
  max: number;
  /** What is counted, for screen readers: "Quantity of Primacy 4+". */
  label: string;
  onChange: (value: number) => void;
  /** Called when more was typed than there is to be had: the value becomes `max`, and its owner says why. */
  onTooMany?: () => void;
  disabled?: boolean;
}

/** A number from `min` to `max`, stepped or typed. What is typed applies on Enter and when the field is left. */
export function QuantityStepper({
  value,
  min = 1,
  max,
  label,
  onChange,
  onTooMany,
  disabled = false,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function settle() {
    if (draft === null) return;
    setDraft(null);
    const typed = Number.parseInt(draft, 10);
    const next = Number.isNaN(typed) ? min : Math.min(max, Math.max(min, typed));
    if (next !== value) onChange(next);
    if (typed > max) onTooMany?.();
  }

  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-stretch overflow-clip rounded-md border-[1.5px] border-edge bg-card"
    >
      <Step
        label="One fewer"
        icon={<Minus aria-hidden="true" className="size-4.5" />}
        blocked={disabled || value <= min}
        onStep={() => onChange(value - 1)}
      />
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
      <Step
        label="One more"
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        blocked={disabled || value >= max}
        onStep={() => onChange(value + 1)}
      />
    </div>
  );
}

interface StepProps {
  label: string;
  icon: ReactNode;
  blocked: boolean;
  onStep: () => void;
}

/** One step. At its end it keeps the focus, which a button that is really disabled would lose. */
function Step({ label, icon, blocked, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={blocked || undefined}
      onClick={blocked ? undefined : onStep}
      className={classes(
        'grid size-11 place-items-center',
        blocked ? 'text-ink-3' : 'hover:bg-tint active:bg-line',
      )}
    >
      {icon}
    </button>
  );
}
