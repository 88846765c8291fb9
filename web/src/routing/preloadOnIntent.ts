/**
 * Preloads a page's code as soon as the pointer or the focus reaches a link to it.
 * @param pageAt finds the page of a path.
 */
export function preloadOnIntent(
  target: Document,
  pageAt: (path: string) => { preload: () => Promise<unknown> },
): void {
  const preload = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // A failed download is retried, and reported, when the link is followed.
    if (link && link.origin === location.origin)
      pageAt(link.pathname)
        .preload()
        .catch(() => undefined);
  };
  target.addEventListener('pointerover', preload, { passive: true });
  target.addEventListener('focusin', preload);
}
