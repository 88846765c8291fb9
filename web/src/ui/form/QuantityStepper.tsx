import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '../base/classes.ts';

interface QuantityStepperProps {
  value: number;
  min?: number;
  max: number;
  /** The label for screen readers, such as "Quantity of Primacy 4+". */
  label: string;
  onChange: (value: number) => void;
  /** Why `max` is the limit, for a shopper who types more. */
  tooMany?: string;
  disabled?: boolean;
}

/** Keeps signs and decimal points, so that 2.5 doesn't become 25, nor -3 become 3. */
const NOT_OF_A_NUMBER = /[^\d.,-]/g;

/** A number from `min` to `max`, stepped or typed. Typed text applies on Enter and on blur. */
export function QuantityStepper({
  value,
  min = 1,
  max,
  label,
  onChange,
  tooMany,
  disabled = false,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [wereTooMany, setTooMany] = useState(false);
  const reason = useRef<HTMLParagraphElement>(null);
  const areTooMany = wereTooMany && (draft !== null || value === max);

  useEffect(() => {
    if (areTooMany) reason.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [areTooMany]);

  function step(next: number) {
    setTooMany(false);
    onChange(next);
  }

  // Show the reason while typing, not on blur: it would move the button that the shopper is just pressing.
  function type(text: string) {
    const typed = text.replace(NOT_OF_A_NUMBER, '');
    setDraft(typed);
    setTooMany(Number.parseInt(typed, 10) > max);
  }

  function settle() {
    if (draft === null) return;
    setDraft(null);
    const typed = Number.parseInt(draft, 10);
    const next = Number.isNaN(typed) ? min : Math.min(max, Math.max(min, typed));
    if (next !== value) onChange(next);
  }

  return (
    <div className="inline-grid justify-items-start gap-1">
      <div
        role="group"
        aria-label={label}
        className="inline-flex items-stretch overflow-clip rounded-md border-[1.5px] border-edge bg-card"
      >
        <Step
          label="One fewer"
          icon={<Minus className="size-4.5" />}
          blocked={disabled || value <= min}
          onStep={() => step(value - 1)}
        />
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          value={draft ?? String(value)}
          disabled={disabled}
          onChange={({ target }) => type(target.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
          className="w-11 bg-transparent text-center font-[650] disabled:text-ink-2"
        />
        <Step
          label="One more"
          icon={<Plus className="size-4.5" />}
          blocked={disabled || value >= max}
          onStep={() => step(value + 1)}
        />
      </div>
      <p
        ref={reason}
        role="status"
        className="w-0 min-w-full text-left text-xs font-[600] text-warn empty:hidden"
      >
        {areTooMany && tooMany}
      </p>
    </div>
  );
}

interface StepProps {
  label: string;
  icon: ReactNode;
  blocked: boolean;
  onStep: () => void;
}

/** One step button. At its limit it keeps the focus, which a truly disabled button would lose. */
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
