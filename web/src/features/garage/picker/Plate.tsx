import { classes } from '../../../ui/base/classes.ts';
/** A registration on a rear plate, at text size. */
export function Plate({ registration }: { registration: string }) {
  return (
    <span
      className={classes(
        'inline-block rounded-sm bg-plate px-2 py-0.5 text-sm font-[800] tracking-[.04em]',
        'whitespace-nowrap text-black',
      )}
    >
      {registration}
    </span>
  );
}
