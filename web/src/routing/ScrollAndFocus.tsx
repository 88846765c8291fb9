import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export const MAIN_ID = 'main';

/** The scroll position of each history entry, in CSS pixels. */
const positions = new Map<string, number>();

/** The element that a hash names; null if the hash, which visitors may type or paste, names none or is unreadable. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function giveFocus(element: HTMLElement | null): void {
  // A heading or a section takes the focus only with a tab index; this one keeps it out of the Tab order.
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}

/**
 * A new page starts at its top, with the focus on its content, as a page load would; going back or forward
 * returns to where the visitor was. A hash moves scroll and focus to its target, so that the Tab key
 * continues from there. Only an address rewritten in place (a filter) moves nothing.
 */
export function ScrollAndFocus() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef<{ key: string; pathname: string; hash: string }>(null);

  useEffect(() => {
    // The browser restores the position after a reload; within the shop it would do so before the content is
    // there.
    history.scrollRestoration = 'manual';
    const giveBack = () => (history.scrollRestoration = 'auto');
    addEventListener('pagehide', giveBack);
    return () => removeEventListener('pagehide', giveBack);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname, hash };
    const isNewPage = before?.pathname !== pathname;
    const isWithinPage = hash !== '' && !isNewPage;
    const target = targetOf(hash);
    if (!before) target?.scrollIntoView();
    // A link to the current address replaces the entry and scrolls to the target again.
    else if (
      (before.key !== key || before.hash !== hash) &&
      (navigation !== 'REPLACE' || isNewPage || isWithinPage)
    ) {
      // A hash without a target is left to the page.
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
