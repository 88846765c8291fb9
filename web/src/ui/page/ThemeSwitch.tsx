import { useSyncExternalStore } from 'react';

declare global {
  interface WindowEventMap {
    /** The visitor has chosen a theme; `entry-early.ts` shows and keeps it. */
    theme: CustomEvent<string>;
  }
}

/** Hears of changes in this tab and in others, after `entry-early.ts`, which hears of them first, has shown them. */
function subscribe(listener: () => void) {
  for (const change of ['theme', 'storage']) addEventListener(change, listener);
  return () => {
    for (const change of ['theme', 'storage']) removeEventListener(change, listener);
  };
}

/** The visitor's choice between the themes. It stands on the dark ground of footer and sidebar. */
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
