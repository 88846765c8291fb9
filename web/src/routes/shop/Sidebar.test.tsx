import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Sidebar } from './Sidebar.tsx';

it.each([
  ['hydrates on a wide screen', false, 1],
  ['is dropped on a phone before it hydrates', true, 0],
])('a sidebar from the server %s', (_case, isNarrow, sidebars) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow, addEventListener() {}, removeEventListener() {} }));
  const filters = vi.fn(() => <p>Filters</p>);
  const Filters = () => filters();
  const sidebar = (
    <Sidebar>
      <Filters />
    </Sidebar>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(sidebar);
  expect(container.querySelectorAll('aside')).toHaveLength(1);
  filters.mockClear();
  document.body.append(container);
  render(sidebar, { container, hydrate: true });
  expect(filters).toHaveBeenCalledTimes(sidebars);
  expect(container.querySelectorAll('aside')).toHaveLength(sidebars);
});
