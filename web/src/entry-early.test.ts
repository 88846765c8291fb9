import { beforeEach, expect, it, vi } from 'vitest';

type Hear = (list: { getEntriesByName: (name: string) => object[] }) => void;

let hear: Hear | undefined;
const painted = (name: string) => hear?.({ getEntriesByName: (asked) => (asked === name ? [{ name }] : []) });
/**
 * The addresses of the scripts that were added to the head to run in order; they stay out of it, for this browser loads
 * none.
 */
let loaded: (string | null)[] = [];

/** Runs the script anew, as a page that names these files does. */
async function open({ hidden = false } = {}): Promise<void> {
  vi.resetModules();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  const script = document.createElement('script');
  script.dataset['modules'] = '/assets/a.js /assets/b.js /assets/entry.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./entry-early.ts');
}

beforeEach(() => {
  loaded = [];
  vi.spyOn(document.head, 'append').mockImplementation((tag) => {
    if (tag instanceof HTMLScriptElement && !tag.async) loaded.push(tag.getAttribute('src'));
  });
  hear = undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: Hear) {
        hear = listener;
      }
      observe = () => undefined;
    },
  );
});

it('the code is loaded once, when something is on the screen', async () => {
  await open();
  painted('first-paint');
  expect(loaded).toEqual([]);
  painted('first-contentful-paint');
  painted('first-contentful-paint');
  expect(loaded).toEqual(['/assets/a.js', '/assets/b.js', '/assets/entry.js']);
});

it('the code is loaded at once in a tab that nobody looks at', async () => {
  await open({ hidden: true });
  expect(loaded).toHaveLength(3);
});

it('the code is loaded a second after the page in a browser that says nothing of its paint', async () => {
  vi.useFakeTimers();
  await open();
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(999);
  expect(loaded).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(loaded).toHaveLength(3);
});

it('GEN-03 a search before the code runs is trimmed, and a blank one goes nowhere', async () => {
  await open();
  document.body.innerHTML = '<form role="search" action="/shop"><input type="search" name="search" /></form>';
  const form = document.querySelector('form');
  const field = document.querySelector('input');
  const send = (typed: string) => {
    if (field) field.value = typed;
    return form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  expect([send('  205/55 R16 '), field?.value]).toEqual([true, '205/55 R16']);
  expect([send('   '), field?.value]).toEqual([false, '']);
  expect(send('')).toBe(false);
});
