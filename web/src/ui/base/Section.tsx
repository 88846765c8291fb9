import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes.ts';

interface SectionProps {
  title: string;
  /** A sentence below the title. */
  intro?: ReactNode;
  /** The link to the full list. */
  link?: { to: string; label: string };
  children: ReactNode;
  className?: string;
}

/** A titled part of a page. */
export function Section({ title, intro, link, children, className = '' }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid gap-5 py-8 md:py-12 ${className}`}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1.5">
          <h2 id={id} className="text-xl md:text-2xl">
            {title}
          </h2>
          {intro && <p className="max-w-prose text-ink-2">{intro}</p>}
        </div>
        {link && (
          <Link
            to={link.to}
            className={classes(
              'flex min-h-11 items-center gap-1.5 text-sm font-[650] underline underline-offset-4',
              'hover:decoration-2',
            )}
          >
            {link.label}
            <ArrowRight className="size-4" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
