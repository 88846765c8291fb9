import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { of } from 'rxjs';
import { beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../apollo/cache.ts';
import { agree } from '../../lib/visitor/analyticsConsent.ts';
import { VisitCounter } from './VisitCounter.tsx';

const sent: { name: string; page: string; percent?: number }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
  agree(null);
});

function Page() {
  const go = useNavigate();
  return (
    <>
      <a href="tel:+441632960100" onClick={(event) => event.preventDefault()}>
        Call
      </a>
      <button onClick={() => void go('/contact')}>Contact</button>
      <VisitCounter consent="counted" />
    </>
  );
}

const client = new ApolloClient({
  cache: createCache(),
  link: new ApolloLink(({ variables }) => {
    sent.push(...(variables['input'] as { events: typeof sent }).events);
    return of({ data: { recordVisitorEvents: { __typename: 'VisitorEventsRecorded', count: 1 } } });
  }),
});

const open = () =>
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={['/shop']}>
        <Page />
      </MemoryRouter>
    </ApolloProvider>,
  );
const names = () => sent.map(({ name }) => name);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('ANL-04 counts clicks on phone numbers after a second on the first page, and half a second later on', async () => {
  open();
  const call = () => fireEvent.click(screen.getByText('Call'));
  await pass(999);
  call();
  await pass(1);
  call();
  fireEvent.click(screen.getByText('Contact'));
  await pass(499);
  call();
  await pass(1);
  call();
  await pass(10_000);
  expect(names()).toEqual(['PAGE_VIEW', 'PHONE_CLICK', 'PAGE_VIEW', 'CONTACT_PAGE', 'PHONE_CLICK']);
});

it('ANL-01 counts each scroll depth of a page once', async () => {
  open();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4 * innerHeight);
  for (const screens of [0, 1.2, 0.5, 3]) {
    vi.stubGlobal('scrollY', screens * innerHeight);
    fireEvent.scroll(window);
  }
  await pass(10_000);
  expect(sent.filter(({ name }) => name === 'SCROLL').map(({ percent }) => percent)).toEqual([
    25, 50, 75, 100,
  ]);
});

it('sends queued events at once when the page is hidden', async () => {
  open();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await pass(0);
  expect(names()).toEqual(['PAGE_VIEW']);
});
