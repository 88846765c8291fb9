import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';

/** A link that covers its whole row. Other controls in the row need `relative z-1` to sit above it. */
export function RowLink({ className, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...link}
      className={classes('font-[650] wrap-anywhere after:absolute after:inset-0 hover:underline', className)}
    />
  );
}
