import { Check } from 'lucide-react';
import { classes } from '../base/classes.ts';

/** The shopper's progress through several steps. `current` counts from 0. */
export function ProgressSteps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol aria-label="Progress" className="flex flex-wrap gap-x-6 gap-y-2">
      {steps.map((step, index) => {
        const isDone = index < current;
        const isCurrent = index === current;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={`flex items-center gap-2 text-sm ${isCurrent ? 'font-[650]' : 'text-ink-2'}`}
          >
            <span
              className={classes(
                'grid size-7 place-items-center rounded-full border-[1.5px] text-xs font-[650]',
                `${isCurrent || isDone ? 'border-ink bg-ink text-paper' : 'border-edge'}`,
              )}
            >
              {isDone ? <Check aria-label="Done" className="size-4" /> : index + 1}
            </span>
            {step}
          </li>
        );
      })}
    </ol>
  );
}
