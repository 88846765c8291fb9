import { render, screen, within } from '@testing-library/react';
import { grantedBy, type Scope } from '@treadline/schema/trade/people/scope';
import { expect, it } from 'vitest';
import { ScreensContext } from '../frame/sections/ScreensContext.ts';
import { SCREENS } from '../frame/sections/sections.ts';
import { RolePreview } from './RolePreview.tsx';

const preview = (scopes: readonly Scope[]) =>
  render(
    <ScreensContext value={SCREENS}>
      <RolePreview scopes={scopes} />
    </ScreensContext>,
  );

const entriesOf = (group: string): (string | null)[] =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('shows the menu that a role gets, with what can be opened from each entry, and nothing else', () => {
  preview(['READ_ORDERS', 'WRITE_ORDERS']);
  const entries = entriesOf('Daily work');
  expect(entries).toContain('OrdersNew order');
  expect(entries).toContain('Home');
  expect(entries.join()).not.toContain('Customers');
  expect(screen.queryByRole('region', { name: 'Website' })).toBeNull();
});

it('has every entry and every command of the owner, by construction', () => {
  const { container } = preview(grantedBy(null));
  for (const { link, command } of SCREENS.filter((screen) => !screen.unless))
    for (const words of [link?.label, command]) expect(container.textContent).toContain(words ?? '');
});
