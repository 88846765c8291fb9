import { NewsletterForm } from '../../../features/newsletter/NewsletterForm.tsx';

/** The newsletter's subscription form. */
export function NewsletterSection() {
  return (
    <section aria-labelledby="newsletter" className="my-6 bg-tint py-8 md:my-8 noscript:hidden">
      <div className="wrap grid gap-x-10 gap-y-4 md:grid-cols-2 md:items-center">
        <div className="grid gap-1.5">
          <h2 id="newsletter" className="text-xl md:text-2xl">
            Tyre advice and offers by email
          </h2>
          <p className="max-w-prose text-ink-2">
            New articles from our blog, and current offers. Unsubscribe with one click.
          </p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
