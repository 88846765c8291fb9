import type { ReactNode } from 'react';

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Content that replaces a form. It takes over the form's focus, so that screen readers announce it. */
export function NewStage({ children }: { children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
