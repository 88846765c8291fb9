import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What is not there within half a minute never comes; a busy machine may well take longer than the usual second.
configure({ asyncUtilTimeout: 30_000 });

// Browsers know <search>; happy-dom does not yet, and React would say so.
if ('HTMLUnknownElement' in globalThis)
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    value: 'HTMLElement',
    configurable: true,
  });

/** All test files of a worker share one browser. Each test leaves it as a new visitor would find it. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // What runs on the server is tested without a browser.
  if (!('localStorage' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  // As if another tab had cleared it: what the stores have read of it is forgotten.
  dispatchEvent(new StorageEvent('storage', { key: null }));
});
