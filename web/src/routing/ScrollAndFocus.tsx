import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export const MAIN_ID = 'main';

/** Where each entry of the history was scrolled to, in CSS pixels. */
const positions = new Map<string, number>();

/** The element that a hash names. What is typed or pasted there may name nothing, or be no readable text at all. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function giveFocus(element: HTMLElement | null): void {
  // A heading or a section takes the focus only with a tab index; this one keeps it out of the order of the Tab key.
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}

/**
 * A new page starts at its top, with the focus on its content, as a page load would; going back or forward
 * returns to where the visitor was. A hash leads to what it names, with the focus, so that the Tab key goes on from
 * there. Only an address rewritten in place (a filter) moves nothing.
 */
export function ScrollAndFocus() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef<{ key: string; pathname: string; hash: string }>(null);

  useEffect(() => {
    // The browser restores a reload by itself; within the shop its guess comes before the content does.
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
    // A link to where the visitor is already replaces the address, and leads there once more.
    else if (
      (before.key !== key || before.hash !== hash) &&
      (navigation !== 'REPLACE' || isNewPage || isWithinPage)
    ) {
      // A hash without a target is for the page to see to, if it means anything.
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
