import { useEffect, useRef, useState } from 'react';
import { PICTURE_PLACEHOLDER, pictureSources, pictureUrl } from '../../lib/paths/pictureUrl.ts';

interface PictureProps {
  src: string | null | undefined;
  alt: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** For pictures on the first screen: fetched eagerly and first. */
  priority?: boolean;
  className?: string;
}

const PIXELS = 640;

/** A square picture in the size and format that suit the screen, or the placeholder if it fails to load. */
export function Picture({ src, alt, sizes, priority = false, className = '' }: PictureProps) {
  const url = pictureUrl(src);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const isPlaceholder = failedUrl === url;
  const sources = isPlaceholder ? null : pictureSources(url);

  useEffect(() => {
    // A picture in the server's markup can fail before hydration.
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0) shown.dispatchEvent(new Event('error'));
  }, []);

  return (
    <picture className="contents">
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        ref={image}
        src={isPlaceholder ? PICTURE_PLACEHOLDER : url}
        srcSet={sources?.webp}
        sizes={sources ? sizes : undefined}
        alt={alt}
        width={PIXELS}
        height={PIXELS}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => setFailedUrl(url)}
        className={className}
      />
    </picture>
  );
}
