import type { ReactNode } from 'react';

interface SignInPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** What the pages around sign-in share: one narrow card with one thing to do. */
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
        <noscript>This page needs JavaScript. You can also order by phone.</noscript>
      </section>
    </div>
  );
}
