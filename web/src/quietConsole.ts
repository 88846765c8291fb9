import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

const complaints: string[] = [];

/** What React or Apollo complain of fails the test; a test that expects a complaint listens for it itself. */
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
