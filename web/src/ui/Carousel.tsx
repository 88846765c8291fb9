import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, lazy, Suspense, useState, type ReactNode } from 'react';
import { useInBrowser } from '../lib/BrowserOnly.tsx';
import { IconButton } from './IconButton.tsx';
import { useCarousel } from './useCarousel.ts';

const Engine = lazy(async () => ({ default: (await import('./CarouselEngine.tsx')).CarouselEngine }));

interface CarouselProps {
  /** What it shows, for screen readers. */
  label: string;
  /** Slides side by side on a wide screen; a phone shows one, and the edge of the next. */
  perView?: 1 | 3;
  /** If left out, the carousel moves only on request. */
  autoAdvanceSeconds?: number;
  children: ReactNode;
}

const SLIDE_WIDTHS = { 1: 'basis-full', 3: 'basis-[85%] sm:basis-1/2 md:basis-1/3' };

/**
 * Slides in a row that goes round. Without its script it is a row to scroll; it stops advancing while it is
 * pointed at or focused, when paused, and for visitors who asked for less motion.
 */
export function Carousel({ label, perView = 3, autoAdvanceSeconds, children }: CarouselProps) {
  const { api, setApi, selected, isStill, canAdvance, isPaused, setPaused, setAttended } =
    useCarousel(autoAdvanceSeconds);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const inBrowser = useInBrowser();
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
      <div ref={setViewport} className={`-m-1 p-1 ${api ? 'overflow-hidden' : 'snap-x overflow-x-auto'}`}>
        <ul className="-ml-4 flex touch-pan-y">
          {slides.map((slide, index) => (
            <li
              key={index}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              className={`min-w-0 shrink-0 grow-0 snap-start pl-4 ${SLIDE_WIDTHS[perView]}`}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {inBrowser && viewport && (
        <Suspense fallback={null}>
          <Engine viewport={viewport} isStill={isStill} onReady={setApi} />
        </Suspense>
      )}
      <div className="flex min-h-11 items-center justify-center gap-2">
        <IconButton
          label="Previous slide"
          icon={<ChevronLeft aria-hidden="true" className="size-5" />}
          onClick={() => api?.scrollPrev()}
        />
        <Dots count={slides.length} selected={selected} onSelect={(index) => api?.scrollTo(index)} />
        <IconButton
          label="Next slide"
          icon={<ChevronRight aria-hidden="true" className="size-5" />}
          onClick={() => api?.scrollNext()}
        />
        {canAdvance && (
          <IconButton
            label={isPaused ? 'Play' : 'Pause'}
            icon={
              isPaused ? (
                <Play aria-hidden="true" className="size-4.5" />
              ) : (
                <Pause aria-hidden="true" className="size-4.5" />
              )
            }
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
