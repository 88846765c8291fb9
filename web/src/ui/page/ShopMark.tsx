import { use, type ReactNode } from 'react';
import { SiteContext } from '../../lib/head/PageHead.tsx';
import { classes } from '../base/classes.ts';

interface ShopMarkProps {
  /** The logo's size, such as `h-8`. */
  className: string;
  /** Shown without a logo. */
  children: ReactNode;
}

/** The owner's logo, which is made for white: on any other ground it has a white frame. */
export function ShopMark({ className, children }: ShopMarkProps) {
  const { shopName, logo } = use(SiteContext);
  if (!logo) return children;
  const { url, width, height } = logo;
  return (
    <img
      src={url}
      width={width}
      height={height}
      alt={shopName}
      className={classes('w-auto rounded-sm bg-white object-contain p-1', className)}
    />
  );
}
