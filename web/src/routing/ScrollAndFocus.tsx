import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export const MAIN_ID = 'main';

/** The scroll position of each history entry, in CSS pixels. */
const positions = new Map<string, number>();

/** The element that a hash names. Null if it names none or is malformed: visitors can type or paste it. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function giveFocus(element: HTMLElement | null): void {
  // Headings and sections take focus only with a tab index; -1 keeps them out of the Tab order.
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}

/**
 * A new page starts at the top, with the focus on its content, as a page load would. Going back or forward restores
 * the scroll position. A hash moves scroll and focus to its target, so that the Tab key continues from there. Only
 * replacing the URL in place (for example by a filter) moves nothing.
 */
export function ScrollAndFocus() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef<{ key: string; pathname: string; hash: string }>(null);

  useEffect(() => {
    // The browser should restore the position after a reload. Within the shop it would do so before the content is
    // there.
    history.scrollRestoration = 'manual';
    const restore = () => (history.scrollRestoration = 'auto');
    addEventListener('pagehide', restore);
    return () => removeEventListener('pagehide', restore);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname, hash };
    const isNewPage = before?.pathname !== pathname;
    const isWithinPage = hash !== '' && !isNewPage;
    const target = targetOf(hash);
    if (!before) target?.scrollIntoView();
    // A link to the current URL replaces the entry and scrolls to the target again.
    else if (
      (before.key !== key || before.hash !== hash) &&
      (navigation !== 'REPLACE' || isNewPage || isWithinPage)
    ) {
      // If a hash has no target, the page handles it.
      if (target || !isWithinPage) giveFocus(target ?? document.getElementById(MAIN_ID));
      if (navigation === 'POP' && !isWithinPage)
        scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
      else if (target) target.scrollIntoView();
      else if (!isWithinPage) scrollTo({ top: 0, behavior: 'instant' });
    }
    const remember = () => positions.set(key, scrollY);
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [hash, key, navigation, pathname]);

  return null;
}
