import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';
import { Carousel } from '../../../ui/picture/Carousel.tsx';
import { SECONDS_A_HERO } from '../parts/carouselPace.ts';
import type { Highlight } from '../parts/shopReasons.ts';

/** The top of a page as slides, each linked to the page about it. */
export function HeroSlider({ label, slides }: { label: string; slides: readonly Highlight[] }) {
  return (
    <Carousel label={label} perView={1} autoAdvanceSeconds={SECONDS_A_HERO}>
      {slides.map((slide) => (
        <Slide key={slide.title} {...slide} />
      ))}
    </Carousel>
  );
}

function Slide({ title, text, link, Icon }: Highlight) {
  return (
    <article
      className={classes(
        'grid h-full grid-cols-[1fr_auto] content-center items-center gap-x-5 gap-y-2 rounded-lg border',
        'border-line bg-card p-5 text-ink md:p-7',
      )}
    >
      <div className="grid gap-2">
        <h2 className="text-xl md:text-2xl">{title}</h2>
        <p className="max-w-prose text-ink-2">{text}</p>
        {link && (
          <Link
            to={link.to}
            className={classes(
              'flex min-h-11 items-center justify-self-start font-[650] underline underline-offset-4',
              'hover:decoration-2',
            )}
          >
            {link.label}
          </Link>
        )}
      </div>
      <Icon className="size-16 text-ink-3 md:size-28" strokeWidth={1} />
    </article>
  );
}
