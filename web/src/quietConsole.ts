import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

const complaints: string[] = [];

/** Any error or warning from React or Apollo fails the test. A test that expects one mocks the console itself. */
beforeEach(() => {
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...words: unknown[]) => void complaints.push(format(...words)),
    );
});

afterEach(() => {
  const heard = complaints.splice(0);
  if (heard.length > 0) throw new Error(`The console was used:\n${heard.join('\n')}`);
});
