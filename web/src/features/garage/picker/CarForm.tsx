import { Button } from '../../../ui/base/Button.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { TextField } from '../../../ui/form/TextField.tsx';

interface CarFormProps {
  /**
   * Whether JavaScript is about to replace it with selects, which have no button: the content below must not move.
   */
  isPassing?: boolean;
}

/**
 * Finds a car's tyres without JavaScript: a plain form that opens the listing. Its button has the same text as the
 * link that replaces it.
 */
export function CarForm({ isPassing = false }: CarFormProps) {
  return (
    <form
      action="/shop"
      aria-label="Find tyres by car"
      className="grid items-end gap-x-2 gap-y-3 sm:grid-cols-4 sm:gap-x-3"
    >
      <TextField label="Make" name="make" required autoComplete="off" placeholder="Ford" />
      <TextField label="Model" name="model" required autoComplete="off" placeholder="Focus" />
      <TextField
        label="Year"
        name="year"
        optional
        autoComplete="off"
        inputMode="numeric"
        placeholder="2015"
      />
      <input type="hidden" name="sort" value="recommended" />
      <Button
        type="submit"
        variant="primary"
        className={classes('px-2! whitespace-nowrap', isPassing && 'hidden! noscript:inline-flex!')}
      >
        Find My Tyres
      </Button>
    </form>
  );
}
