import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle, type ButtonLook } from './buttonStyle.ts';

/** A link that looks like a button, because following it is the next step. */
export function LinkButton({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={buttonStyle({ variant, size, wide }, className)} />;
}
