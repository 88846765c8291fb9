import type { ReactNode } from 'react';

interface SignInPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** The frame of the sign-in pages: one narrow card with one task. */
export function SignInPage({ title, intro, children }: SignInPageProps) {
  return (
    <div className="wrap grid justify-items-center py-8 md:py-14">
      <section
        aria-labelledby="sign-in-page"
        className="grid w-full max-w-md gap-6 sm:rounded-lg sm:border sm:border-line sm:bg-card sm:p-8"
      >
        <div className="grid gap-2">
          <h1 id="sign-in-page" className="text-2xl">
            {title}
          </h1>
          {intro && <div className="text-ink-2">{intro}</div>}
        </div>
        {children}
        <noscript>Please turn on JavaScript to use this page. You can also order by phone.</noscript>
      </section>
    </div>
  );
}
