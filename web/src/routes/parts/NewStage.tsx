import type { ReactNode } from 'react';

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** What has just taken the place of a form: it takes over the focus, which went with the form, and is so read out. */
export function NewStage({ children }: { children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
