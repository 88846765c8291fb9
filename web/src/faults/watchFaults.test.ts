import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { dismissToast, useToasts } from '../ui/overlay/toast.ts';
import { FAULT_TEXT } from './tellFault.ts';
import { watchFaults } from './watchFaults.ts';

/** A page whose exceptions are watched, with its reports and messages. */
function watchedPage() {
  const reports: { message: string; calls: string; page: string }[] = [];
  const link = new ApolloLink(({ variables }) => {
    reports.push(variables['input'] as (typeof reports)[number]);
    return of({ data: { reportBrowserFault: true } });
  });
  const root = watchFaults(new ApolloClient({ cache: new InMemoryCache(), link }));
  const { result } = renderHook(() => useToasts());
  // Test files in one worker share the toasts, so clear those of earlier files.
  act(() => result.current.forEach(({ id }) => dismissToast(id)));
  return { reports, root, shown: () => result.current.map(({ message }) => message) };
}

it('an unhandled exception is shown to the visitor and reported, once each', async () => {
  const { reports, root, shown } = watchedPage();
  const isTaken = new TypeError('Cannot read properties of undefined (reading "isTaken")');
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: isTaken }));
  await waitFor(() => expect(shown()).toEqual([FAULT_TEXT]));
  expect(reports).toEqual([
    { message: String(isTaken), calls: expect.stringContaining('watchFaults.test'), page: '/' },
  ]);

  dispatchEvent(new ErrorEvent('error', { error: isTaken }));
  dispatchEvent(new ErrorEvent('error', { error: new Error('in a handler') }));
  // Aborted requests and late resize observers don't matter to anybody.
  dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new DOMException('', 'AbortError') }),
  );
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
  await waitFor(() => expect(reports).toHaveLength(2));
  expect(reports[1]).toMatchObject({ message: 'Error: in a handler' });
  expect(root.onCaughtError).toBe(root.onRecoverableError);
});
