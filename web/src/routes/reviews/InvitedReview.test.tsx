import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopAt } from '../../routing/shopAt.builder.tsx';
import { InvitedReview } from './InvitedReview.tsx';
import { aLineAnswer, aStandingAnswer } from './reviewLine.builder.ts';

function open(invitation: object | null, lineId: string | null = null) {
  render(<InvitedReview token="t" lineId={lineId} />, {
    wrapper: shopAt({ pathname: '/review' }, { InvitedReview: { reviewInvitation: invitation } }),
  });
}

const anInvitation = (...lines: object[]) => ({
  __typename: 'ReviewInvitation',
  orderNumber: 'TFL2611123456',
  lines,
});

it('C-51 the emailed link opens the form if one tyre was bought', async () => {
  open(anInvitation(aLineAnswer()));
  expect(await screen.findByRole('button', { name: 'Send my review' })).toBeDefined();
});

it('C-51 each of several tyres shows its review status and links to its form', async () => {
  const written = aLineAnswer({
    id: '4',
    productName: 'Pirelli Cinturato',
    canReview: false,
    review: aStandingAnswer({ state: 'APPROVED', canChange: false }),
  });
  open(anInvitation(aLineAnswer(), written));
  expect((await screen.findByRole('link', { name: /^Write a review/ })).getAttribute('href')).toBe(
    '/review?token=t&line=3',
  );
  expect(screen.getByText('Your review is published')).toBeDefined();
  cleanup();
  open(anInvitation(aLineAnswer(), written), '3');
  expect(await screen.findByRole('button', { name: 'Send my review' })).toBeDefined();
});

it('C-51 an invalid review link says so', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeDefined();
});
