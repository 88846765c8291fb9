import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/base/classes.ts';

/** A link on its own line or at the end of one, with room for a thumb. */
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
