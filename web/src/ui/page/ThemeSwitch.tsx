import { useSyncExternalStore } from 'react';

declare global {
  interface WindowEventMap {
    /** The visitor has chosen a theme. `entry-early.ts` applies and saves it. */
    theme: CustomEvent<string>;
  }
}

/**
 * Listens for changes in this tab and others. `entry-early.ts` listens first and has already applied them.
 */
function subscribe(listener: () => void) {
  for (const change of ['theme', 'storage']) addEventListener(change, listener);
  return () => {
    for (const change of ['theme', 'storage']) removeEventListener(change, listener);
  };
}

/** Lets the visitor choose the theme. It's on the dark background of the footer or sidebar. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['theme'] ?? '',
    () => '',
  );
  return (
    <label className="inline-flex min-h-11 items-center gap-2 noscript:hidden">
      Theme
      <select
        value={theme}
        onChange={({ target }) => dispatchEvent(new CustomEvent('theme', { detail: target.value }))}
        className="min-h-9 rounded-md border border-on-asphalt/40 bg-asphalt px-2 text-on-asphalt"
      >
        <option value="">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}
