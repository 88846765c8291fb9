import { beforeEach, expect, it, vi } from 'vitest';

type Hear = (list: { getEntriesByName: (name: string) => object[] }) => void;

let hear: Hear | undefined;
const painted = (name: string) => hear?.({ getEntriesByName: (asked) => (asked === name ? [{ name }] : []) });
/** The URLs of the scripts added to the head. They aren't inserted, because this browser loads none. */
let loaded: (string | null)[] = [];

/** Runs the script again, on a page that names these files. */
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

it('the code loads once, after the first paint', async () => {
  await open();
  painted('first-paint');
  expect(loaded).toEqual([]);
  painted('first-contentful-paint');
  painted('first-contentful-paint');
  expect(loaded).toEqual(['/assets/a.js', '/assets/b.js', '/assets/entry.js']);
});

it('the code loads at once in a hidden tab', async () => {
  await open({ hidden: true });
  expect(loaded).toHaveLength(3);
});

it('the code loads a second after the page in a browser that never reports its paint', async () => {
  vi.useFakeTimers();
  await open();
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(999);
  expect(loaded).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(loaded).toHaveLength(3);
});

it('GEN-03 a search before the code runs is trimmed, and a blank one is not sent', async () => {
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
