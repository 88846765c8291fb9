import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export const MAIN_ID = 'main';

/** Where each entry of the history was scrolled to, in CSS pixels. */
const positions = new Map<string, number>();

/**
 * A new page starts at its top, with the focus on its content, as a page load would; going back or forward
 * returns to where the visitor was. Only an address rewritten in place (a filter) moves nothing.
 */
export function ScrollAndFocus() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    // The browser restores a reload by itself; within the shop its guess comes before the content does.
    history.scrollRestoration = 'manual';
    const giveBack = () => (history.scrollRestoration = 'auto');
    addEventListener('pagehide', giveBack);
    return () => removeEventListener('pagehide', giveBack);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key !== key && (navigation !== 'REPLACE' || before.pathname !== pathname)) {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      if (navigation === 'POP') scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
      else if (!hash) scrollTo({ top: 0, behavior: 'instant' });
    }
    const remember = () => positions.set(key, scrollY);
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [hash, key, navigation, pathname]);

  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, pathname]);

  return null;
}
