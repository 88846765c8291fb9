import { classes } from '../base/classes.ts';
import { Picture } from './Picture.tsx';

interface ThumbnailProps {
  src: string | null | undefined;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
}

/** The small picture of a tyre beside its name. It fills its container's width. */
export function Thumbnail({ src, sizes, className }: ThumbnailProps) {
  return (
    <span className={classes('block h-fit overflow-clip rounded-md bg-stage', className)}>
      <Picture src={src} alt="" sizes={sizes} className="aspect-square w-full object-contain p-[6%]" />
    </span>
  );
}
