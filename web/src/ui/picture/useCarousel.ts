import { useEffect, useState } from 'react';
import { usePrefersReducedMotion } from '../../lib/browser/useMediaQuery.ts';
import type { CarouselApi } from './CarouselEngine.tsx';

const MS_IN_A_SECOND = 1000;

/** The state of a carousel: the leading slide, and whether it advances automatically. */
export function useCarousel(autoAdvanceSeconds: number | undefined) {
  const isStill = usePrefersReducedMotion();
  const [api, setApi] = useState<CarouselApi>();
  const [selected, setSelected] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isAttended, setAttended] = useState(false);
  const canAdvance = autoAdvanceSeconds !== undefined && !isStill;

  useEffect(() => {
    if (!api) return;
    const onSelect = () => setSelected(api.selectedScrollSnap());
    api.on('select', onSelect);
    return () => void api.off('select', onSelect);
  }, [api]);

  useEffect(() => {
    if (!api || !canAdvance || isPaused || isAttended) return;
    const timer = setInterval(() => {
      if (!document.hidden) api.scrollNext();
    }, autoAdvanceSeconds * MS_IN_A_SECOND);
    return () => clearInterval(timer);
  }, [api, autoAdvanceSeconds, canAdvance, isAttended, isPaused, selected]);

  return { api, setApi, selected, isStill, canAdvance, isPaused, setPaused, setAttended };
}
