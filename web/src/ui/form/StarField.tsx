import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../base/classes.ts';
import { ChoiceField } from './ChoiceField.tsx';

const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

interface StarFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked'> {
  legend: string;
  error?: string;
  /** The number of chosen stars; 0 for none. */
  stars: number;
}

/** One to five stars, as radio buttons: arrow keys choose, and each is labelled with its number of stars. */
export function StarField({ legend, error, stars, ...input }: StarFieldProps) {
  return (
    <ChoiceField legend={legend} error={error}>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-1.5 flex">
          {WORDS.map((word, index) => (
            <label
              key={word}
              className={classes(
                'relative grid size-11 place-items-center rounded-md has-focus-visible:outline-3',
                'has-focus-visible:outline-offset-1 has-focus-visible:outline-ink',
              )}
            >
              <input
                {...input}
                type="radio"
                value={index + 1}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Star
                className={classes(
                  'size-8',
                  index < stars ? 'fill-star text-star' : 'fill-transparent text-edge',
                )}
              />
              <span className="sr-only">{`${index + 1} ${index === 0 ? 'star' : 'stars'}, ${word}`}</span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-sm text-ink-2">
          {WORDS[stars - 1] ?? 'Choose'}
        </span>
      </div>
    </ChoiceField>
  );
}
