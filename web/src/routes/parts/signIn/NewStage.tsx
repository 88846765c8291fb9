import type { ReactNode } from 'react';

function begin(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  // The button that led here may have been far below.
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
}

/**
 * Content that replaces a form. It takes over the form's focus, so that screen readers announce it, and scrolls to
 * its start.
 */
export function NewStage({ children }: { children: ReactNode }) {
  return (
    <div ref={begin} tabIndex={-1} className="scroll-mt-4 outline-none">
      {children}
    </div>
  );
}
