import type { LocalItem } from './lib/storedItems.ts';

// Runs before the first paint: pages wait for this file, so that nobody who chose a theme sees the other one first.
// Pages are shared and may hold no script of their own. It is loaded as a classic script, so it can import nothing.

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
