import type { LocalItem } from './lib/browser/storedItems.ts';

// Runs before the first paint: pages wait for this file, so that nobody who chose a theme sees the other one first,
// and the shop's code waits for what it would hold up. Pages are shared and may hold no script of their own. It is
// loaded as a classic script, so it can import nothing.

const KEY: LocalItem = 'theme';

/** @param theme empty, or null, for that of the visitor's system. */
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

/** The vehicle of an earlier visit, which pages know once their code runs: the heading that names it has its place. */
const VEHICLE: LocalItem = 'vehicle';
try {
  const vehicles = localStorage.getItem(VEHICLE) ?? '[]';
  document.documentElement.toggleAttribute('data-vehicle', vehicles !== '[]');
} catch {
  // Nor is there a vehicle.
}

// What the switch chose, in this tab and in others.
addEventListener('theme', ({ detail }) => {
  show(detail);
  try {
    localStorage.setItem(KEY, detail);
  } catch {
    // If storage is blocked, the choice lives as long as the page.
  }
});
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY || key === null) show(newValue);
});

// A search that is sent before the shop's code runs is trimmed, and a blank one goes nowhere, as afterwards.
addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('[role="search"][action="/shop"]')) return;
  const field = form.querySelector<HTMLInputElement>('input[type="search"]');
  if (!field) return;
  field.value = field.value.trim();
  if (field.value === '') event.preventDefault();
});

/** A browser that has loaded all and says nothing of its first paint is waited for no longer than this. */
const PATIENCE_MS = 1_000;

/** Begins once the page is on the screen, or at once in a tab that nobody looks at, which is not painted. */
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
    // Each by itself, in their order: a phone takes long to run them all, and can answer its user in between.
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
