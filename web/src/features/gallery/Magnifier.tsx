import { useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { pictureSources, pictureUrl } from '../../lib/paths/pictureUrl.ts';
import { classes } from '../../ui/base/classes.ts';
import { placeLens } from './lens.ts';

/** A picture with a lens that follows the mouse. Touch gets none, because the finger would cover it. */
export function Magnifier({ src, children }: { src: string; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  const ground = useRef<HTMLSpanElement>(null);
  const lens = useRef<HTMLSpanElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const pointer = useRef({ clientX: 0, clientY: 0 });

  function place() {
    if (!ground.current || !lens.current || !picture.current) return;
    const box = ground.current.getBoundingClientRect();
    const { clientX, clientY } = pointer.current;
    const placed = placeLens({ x: clientX - box.left, y: clientY - box.top }, box);
    // Set by script: the security policy forbids only style attributes in markup.
    lens.current.style.transform = `translate(${placed.lens.x}px, ${placed.lens.y}px)`;
    picture.current.style.width = `${placed.size.width}px`;
    picture.current.style.height = `${placed.size.height}px`;
    picture.current.style.transform = `translate(${placed.picture.x}px, ${placed.picture.y}px)`;
  }

  useLayoutEffect(place, [isOver]);

  function follow({ pointerType, clientX, clientY }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    pointer.current = { clientX, clientY };
    setIsOver(true);
    place();
  }

  const url = pictureUrl(src);
  return (
    <span
      ref={ground}
      className="relative block overflow-clip rounded-lg"
      onPointerMove={follow}
      onPointerLeave={() => setIsOver(false)}
    >
      {children}
      {isOver && (
        <span
          ref={lens}
          aria-hidden="true"
          className={classes(
            'pointer-events-none absolute top-0 left-0 size-30 overflow-clip rounded-full bg-stage',
            'outline-2 outline-white',
          )}
        >
          <img
            ref={picture}
            src={url}
            srcSet={pictureSources(url)?.webp}
            sizes="1280px"
            alt=""
            className="max-w-none object-contain"
          />
        </span>
      )}
    </span>
  );
}
