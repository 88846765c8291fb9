import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useOnScreen } from '../../lib/browser/useOnScreen.ts';
import { IconButton } from '../base/IconButton.tsx';
import { useCarousel } from './useCarousel.ts';

const Engine = lazy(async () => ({ default: (await import('./CarouselEngine.tsx')).CarouselEngine }));

interface CarouselProps {
  /** The carousel's name, for screen readers. */
  label: string;
  /** Slides side by side from 768 px up. Below that, one slide and the edge of the next. */
  perView?: 1 | 3;
  /** If omitted, the carousel moves only on request. */
  autoAdvanceSeconds?: number;
  /** The slides are product cards, whose parts line up with each other (see CardGrid). */
  areCards?: boolean;
  children: ReactNode;
}

const COLUMNS = { 1: 'auto-cols-[100%]', 3: 'auto-cols-[85%] md:auto-cols-[33.3333%]' };

/**
 * A row of slides that loops. Without JavaScript it scrolls. It stops advancing while hovered, focused or
 * paused, and for visitors who prefer reduced motion.
 */
export function Carousel({
  label,
  perView = 3,
  autoAdvanceSeconds,
  areCards = false,
  children,
}: CarouselProps) {
  const { api, setApi, selected, isStill, canAdvance, isPaused, setPaused, setAttended } =
    useCarousel(autoAdvanceSeconds);
  const viewport = useRef<HTMLDivElement>(null);
  const isOnScreen = useOnScreen(viewport);
  // The engine is 7 kB, so load it when the carousel first comes into view.
  const [isSeen, setIsSeen] = useState(false);
  if (isOnScreen && !isSeen) setIsSeen(true);
  const slides = Children.toArray(children);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div ref={viewport} className={`-m-1 p-1 ${api ? 'overflow-hidden' : 'snap-x overflow-x-auto'}`}>
        <ul className={`-ml-4 grid touch-pan-y grid-flow-col ${COLUMNS[perView]}`}>
          {slides.map((slide, index) => (
            <li
              key={index}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              className={`min-w-0 snap-start pl-4 ${areCards ? 'grid md:row-span-8 md:grid-rows-subgrid' : ''}`}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {isSeen && (
        <Suspense fallback={null}>
          <Engine viewport={viewport} isStill={isStill} onReady={setApi} />
        </Suspense>
      )}
      <div className="flex min-h-11 items-center justify-center gap-2">
        <IconButton
          label="Previous slide"
          icon={<ChevronLeft className="size-5" />}
          onClick={() => api?.scrollPrev()}
        />
        <Dots count={slides.length} selected={selected} onSelect={(index) => api?.scrollTo(index)} />
        <IconButton
          label="Next slide"
          icon={<ChevronRight className="size-5" />}
          onClick={() => api?.scrollNext()}
        />
        {canAdvance && (
          <IconButton
            label={isPaused ? 'Play' : 'Pause'}
            icon={isPaused ? <Play className="size-4.5" /> : <Pause className="size-4.5" />}
            onClick={() => setPaused(!isPaused)}
          />
        )}
      </div>
    </section>
  );
}

function Dots({
  count,
  selected,
  onSelect,
}: {
  count: number;
  selected: number;
  onSelect: (index: number) => void;
}) {
  return (
    <div className="flex">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Go to slide ${index + 1}`}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
          className="group grid size-7 place-items-center"
        >
          <span className="size-2.5 rounded-full border-[1.5px] border-current group-aria-[current=true]:bg-current" />
        </button>
      ))}
    </div>
  );
}
