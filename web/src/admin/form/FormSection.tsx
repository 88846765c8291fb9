import { useId, type ReactNode } from 'react';
import { classes } from '../../ui/base/classes.ts';

interface FormSectionProps {
  title: string;
  /** Says in a sentence what the fields are for. */
  text?: ReactNode;
  children: ReactNode;
}

/** A card in a form: heading and help on the left (above on phones), fields on the right. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'grid gap-4 rounded-lg border border-line bg-card p-4 md:p-5',
        'xl:grid-cols-[14rem_minmax(0,1fr)] xl:gap-8',
      )}
    >
      <div className="grid content-start gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {text && <p className="text-sm text-ink-2">{text}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}
