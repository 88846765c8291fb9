import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WaitingKind } from '../../apollo/schema.generated.ts';
import { shopAt } from '../../routing/shopAt.builder.tsx';
import { useWaiting } from '../frame/waiting/useWaiting.ts';
import { WaitingTasks } from './WaitingTasks.tsx';

const aTask = (kind: WaitingKind, dueOn: string | null = null) => ({
  __typename: 'WaitingTask',
  kind,
  count: 1,
  dueOn,
});

/** The dashboard's list below a sidebar that has counted. */
function Counted() {
  const badges = useWaiting();
  return (
    <>
      <output>{JSON.stringify([...badges])}</output>
      <WaitingTasks />
    </>
  );
}

it('a secret to renew is shown with its day, leads nowhere, and counts in no badge', async () => {
  const waitingTasks = [aTask('DVSA_SECRET', '2027-03-31'), aTask('FAILED_MAILS')];
  render(<Counted />, { wrapper: shopAt({ pathname: '/admin' }, { Waiting: { waitingTasks } }) });
  const secret = await screen.findByText('Renew the DVSA client secret, valid until 31 March 2027');
  expect(secret.closest('a')).toBeNull();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1 email failed']);
  expect(screen.getByText('[["/admin/mail",1]]')).toBeDefined();
});
