import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/classes.ts';

/** A link in a line of its own or at its end, with room for a thumb. */
export function TextLink({ className, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...link}
      className={classes(
        'inline-block py-1.5 font-[650] underline underline-offset-4 hover:decoration-2',
        className,
      )}
    />
  );
}
