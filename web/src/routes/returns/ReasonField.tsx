import { thenUnusedText } from '@treadline/schema/trade/order/return-rights';
import type { ReturnReason } from '../../apollo/schema.generated.ts';
import { formatDate } from '../../lib/text/format.ts';
import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { rightOf, type ReturnOptionsFacts } from './returnWish.ts';

interface ReasonFieldProps {
  options: ReturnOptionsFacts;
  reason: ReturnReason | null;
  error: string | undefined;
  onChange: (reason: ReturnReason) => void;
}

/** The choice of a reason from those open today, with its consequences. */
export function ReasonField({ options, reason, error, onChange }: ReasonFieldProps) {
  const chosen = options.reasons.find((option) => option.reason === reason);
  return (
    <ChoiceField legend="Why are you sending them back?" {...(error && { error })}>
      <div className="grid gap-2">
        {options.reasons.map((option) => (
          <Choice
            key={option.reason}
            name="reason"
            label={rightOf(option.reason).label}
            checked={option.reason === reason}
            onChange={() => onChange(option.reason)}
          />
        ))}
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {chosen && `${rightOf(chosen.reason).gives} ${untilText(chosen, options.unusedUntil)}`}
      </p>
    </ChoiceField>
  );
}

/** @param unusedUntil the last day for returning unused tyres, if that right follows the right to cancel. */
function untilText(
  { reason, lastDay, days }: ReturnOptionsFacts['reasons'][number],
  unusedUntil: string | null,
): string {
  const then = reason === 'CANCELLATION' ? thenUnusedText(unusedUntil && formatDate(unusedUntil)) : '';
  if (lastDay !== null) return `You can ask until ${formatDate(lastDay)}.${then}`;
  return rightOf(reason).countsFrom === 'FITTING'
    ? `You can ask for ${days} days after they were fitted.`
    : `You can ask until ${days} days after they arrive.`;
}
