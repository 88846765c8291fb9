import { useRef, type MouseEvent, type ReactNode } from 'react';

/** Ignores the second click of a double click that started on the previous step's buttons. */
export function DoubleClickGuard({ children }: { children: ReactNode }) {
  const wasPressed = useRef(false);

  function guard(event: MouseEvent) {
    const isRest = event.detail > 1 && !wasPressed.current;
    wasPressed.current ||= !isRest;
    if (!isRest) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="contents" onClickCapture={guard}>
      {children}
    </div>
  );
}
