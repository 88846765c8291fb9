import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListDefaults } from '../state/listState.ts';
import { useListState } from '../state/useListState.ts';
import { ListSearch } from './ListSearch.tsx';

const DEFAULTS: ListDefaults = { sort: 'NEWEST', sorts: ['NEWEST'], filters: [] };
const MS_OF_REST = 300;

function Brands() {
  const list = useListState(DEFAULTS);
  return (
    <>
      <ListSearch label="Search brands" list={list} />
      <Link to="/admin/models">Models</Link>
    </>
  );
}

const loading = new Promise<never>(() => undefined);

/** A screen whose code hasn't loaded yet. */
function Models() {
  return use(loading);
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/admin/brands');
});
afterEach(() => history.replaceState(null, '', '/'));

function open() {
  render(
    <BrowserRouter>
      <Suspense fallback="Loading">
        <Routes>
          <Route path="/admin/brands" element={<Brands />} />
          <Route path="/admin/models" element={<Models />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search brands' }), { target: { value: 'mich' } });
}
const rest = () => act(() => vi.advanceTimersByTimeAsync(MS_OF_REST));
const address = () => location.pathname + location.search;

it('a search waits until the user stops typing', async () => {
  open();
  expect(address()).toBe('/admin/brands');
  await rest();
  expect(address()).toBe('/admin/brands?q=mich');
});

it('a pending search doesn’t pull the user back from a screen that is still loading', async () => {
  open();
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Models' })));
  expect(screen.getByRole('searchbox', { name: 'Search brands' })).toBeDefined();
  await rest();
  expect(address()).toBe('/admin/models');
});
