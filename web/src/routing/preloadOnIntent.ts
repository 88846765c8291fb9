/**
 * Preloads a page's code as soon as the pointer or focus reaches a link to it.
 * @param pageAt finds the page of a path.
 */
export function preloadOnIntent(
  target: Document,
  pageAt: (path: string) => { preload: () => Promise<unknown> },
): void {
  const preload = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // If this download fails, following the link retries it and reports the error.
    if (link && link.origin === location.origin)
      pageAt(link.pathname)
        .preload()
        .catch(() => undefined);
  };
  target.addEventListener('pointerover', preload, { passive: true });
  target.addEventListener('focusin', preload);
}
