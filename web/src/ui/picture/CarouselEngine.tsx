import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, type RefObject } from 'react';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselEngineProps {
  viewport: RefObject<HTMLElement | null>;
  isStill: boolean;
  onReady: (api: CarouselApi | undefined) => void;
}

/** Moves the slides of a carousel that's already on the page. Renders nothing itself. */
export function CarouselEngine({ viewport, isStill, onReady }: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel({ loop: true, align: 'start', duration: isStill ? 0 : 20 });
  useEffect(() => {
    attach(viewport.current);
    return () => attach(null);
  }, [attach, viewport]);
  useEffect(() => onReady(api), [api, onReady]);
  return null;
}
