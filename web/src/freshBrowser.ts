import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Half a minute, because a busy machine can take longer than the default second.
configure({ asyncUtilTimeout: 30_000 });

// happy-dom doesn't know <search> yet, and React would warn about that.
if ('HTMLUnknownElement' in globalThis)
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    value: 'HTMLElement',
    configurable: true,
  });

/** The test files of a worker share one browser. Leave it as a new visitor would find it. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Server-side tests run without a browser.
  if (!('document' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  // As if another tab had cleared it, so that the stores drop their cached values.
  dispatchEvent(new StorageEvent('storage', { key: null }));
});
