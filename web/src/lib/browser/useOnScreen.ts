import { useEffect, useState, type RefObject } from 'react';

/** Whether any part of the element is in view; null on the server and until measured. */
export function useOnScreen(element: RefObject<Element | null>): boolean | null {
  const [isOnScreen, setIsOnScreen] = useState<boolean | null>(null);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? null),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isOnScreen;
}
