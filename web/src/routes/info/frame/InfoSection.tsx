import { useId, type ReactNode } from 'react';

interface InfoSectionProps {
  title: string;
  /** The id for direct links. */
  id?: string;
  intro?: ReactNode;
  children?: ReactNode;
}

/** A section of an information page. */
export function InfoSection({ title, id, intro, children }: InfoSectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="grid scroll-mt-6 gap-4">
      <div className="grid gap-1.5">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {intro && <p className="max-w-prose text-ink-2">{intro}</p>}
      </div>
      {children}
    </section>
  );
}
