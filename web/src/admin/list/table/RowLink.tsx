import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';

/** The link that names a row and covers all of it. Other controls of the row stand above it with `relative z-1`. */
export function RowLink({ className, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...link}
      className={classes('font-[650] wrap-anywhere after:absolute after:inset-0 hover:underline', className)}
    />
  );
}
