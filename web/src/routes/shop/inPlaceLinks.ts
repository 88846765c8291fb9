import type { MouseEvent } from 'react';

/**
 * A click handler that treats links to the listing as choices within it. They're links so that they work without
 * JavaScript and can open in a new tab; the handler ignores those clicks.
 */
export function inPlaceLinks(follow: (asked: URLSearchParams) => void) {
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname !== location.pathname) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(new URLSearchParams(link.search));
  };
}
