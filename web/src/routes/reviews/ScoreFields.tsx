import type { UseFormReturn } from 'react-hook-form';
import type { ReviewValues } from '../../features/reviews/reviewDraft.ts';
import { SCORE_NAMES } from '../../features/reviews/reviewScores.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';

const SCORES = [
  { value: '5', label: '5: excellent' },
  { value: '4', label: '4: very good' },
  { value: '3', label: '3: good' },
  { value: '2', label: '2: fair' },
  { value: '1', label: '1: poor' },
];

/** The aspects with separate scores. */
export function ScoreFields({ form: { register, formState } }: { form: UseFormReturn<ReviewValues> }) {
  return (
    <fieldset>
      <legend className="pb-3 text-sm font-[650]">
        In detail<span className="font-normal text-ink-2"> (optional)</span>
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {SCORE_NAMES.map(({ key, name }) => (
          <SelectField
            key={key}
            label={name}
            placeholder="Can’t say"
            options={SCORES}
            error={formState.errors[key]?.message}
            {...register(key)}
          />
        ))}
      </div>
    </fieldset>
  );
}
