import { pageAt } from '../router.tsx';

/** Fetches the code of a page as soon as a pointer or the focus comes to a link to it. */
export function preloadOnIntent(target: Document): void {
  const preload = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // A failed download is tried again, and told, when the link is followed.
    if (link && link.origin === location.origin)
      pageAt(link.pathname)
        .preload()
        .catch(() => undefined);
  };
  target.addEventListener('pointerover', preload, { passive: true });
  target.addEventListener('focusin', preload);
}
