import type { LocalItem } from './lib/browser/storedItems.ts';

// Runs before the first paint. It blocks rendering, so that a visitor who chose a theme never sees the other one
// first, and delays the shop's code, which would hold up the paint. Pages are shared and must not contain inline
// scripts. This is a classic script, so it can't import anything.

const KEY: LocalItem = 'theme';

/** @param theme empty or null for the system's theme. */
function show(theme: string | null): void {
  document.documentElement.dataset['theme'] = theme ?? '';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    const own = meta.dataset['theme'];
    meta.media = theme ? (own === theme ? 'all' : 'not all') : `(prefers-color-scheme:${own})`;
  }
}

try {
  show(localStorage.getItem(KEY));
} catch {
  // If storage is blocked, the system decides.
}

/**
 * The vehicle of an earlier visit. Pages know it only once their code runs, so reserve space for the heading that
 * names it.
 */
const VEHICLE: LocalItem = 'vehicle';
try {
  const vehicles = localStorage.getItem(VEHICLE) ?? '[]';
  document.documentElement.toggleAttribute('data-vehicle', vehicles !== '[]');
} catch {
  // If storage is blocked, there's no vehicle either.
}

// The theme switch was used, in this tab or another.
addEventListener('theme', ({ detail }) => {
  show(detail);
  try {
    localStorage.setItem(KEY, detail);
  } catch {
    // If storage is blocked, the choice lasts until the page closes.
  }
});
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY || key === null) show(newValue);
});

// Trims a search submitted before the shop's code runs and blocks a blank one, as that code does later.
addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('[role="search"][action="/shop"]')) return;
  const field = form.querySelector<HTMLInputElement>('input[type="search"]');
  if (!field) return;
  field.value = field.value.trim();
  if (field.value === '') event.preventDefault();
});

/** The longest wait after the load event, for browsers that never report their first paint. */
const PATIENCE_MS = 1_000;

/** Calls `begin` after the first paint, or at once in a hidden tab, which never paints. */
function whenShown(begin: () => void): void {
  let hasBegun = false;
  const beginOnce = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    begin();
  };
  const beginIfHidden = (): void => {
    if (document.hidden) beginOnce();
  };
  beginIfHidden();
  document.addEventListener('visibilitychange', beginIfHidden);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) beginOnce();
  }).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(beginOnce, PATIENCE_MS));
}

const { modules } = document.currentScript?.dataset ?? {};
if (modules)
  whenShown(() => {
    // One by one, in order: together they'd block a phone for long, and in between it can respond to its user.
    for (const src of modules.split(' '))
      document.head.append(
        Object.assign(document.createElement('script'), {
          type: 'module',
          src,
          async: false,
          fetchPriority: 'low',
        }),
      );
  });
