import type { FormEvent, ReactNode } from 'react';
import { useInBrowser } from '../../lib/browser/BrowserOnly.tsx';
import { Button } from '../../ui/base/Button.tsx';

interface FinderFormProps {
  label: string;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/**
 * One tab of the finder, with the shared button. Without JavaScript it's a plain form that opens the listing, and the
 * browser reports missing fields.
 */
export function FinderForm({ label, onSubmit, children }: FinderFormProps) {
  const hasScript = useInBrowser();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(event.currentTarget);
  }

  return (
    <form
      action="/shop"
      aria-label={label}
      noValidate={hasScript}
      onSubmit={submit}
      className="grid grid-cols-3 gap-x-2 gap-y-3 md:grid-cols-12 md:gap-x-3"
    >
      {children}
      <input type="hidden" name="sort" value="recommended" />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        className="col-span-full self-end md:col-span-3 md:min-h-11! md:px-2 md:py-0"
      >
        Find my tyres
      </Button>
    </form>
  );
}
