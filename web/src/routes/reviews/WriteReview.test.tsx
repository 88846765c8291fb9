import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { aLineAnswer, aStandingAnswer } from './reviewLine.builder.ts';
import { WriteReview } from './WriteReview.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

const anOrder = (line: object) => ({
  order: { __typename: 'Order', id: 'o1', number: 'TFL-4829-1736', lines: [line] },
});

function open(line: object, answers: Record<string, Answer> = {}, lineId = '3') {
  render(<WriteReview orderId="o1" lineId={lineId} />, {
    wrapper: shopAt({ pathname: '/orders/o1/review/3' }, { WriteReview: anOrder(line), ...answers }),
  });
}

const send = (name = 'Send my review') => fireEvent.click(screen.getByRole('button', { name }));

describe('the review of a bought tyre', () => {
  it('C-51 a review requires stars and whether the buyer would buy again, and nothing else', async () => {
    open(aLineAnswer());
    expect(await screen.findAllByRole('radio', { name: /stars?, / })).toHaveLength(5);
    send();
    expect(await screen.findByText('Please choose from one to five stars')).toBeDefined();
    expect(screen.getByText('Please say whether you would buy it again')).toBeDefined();
  });

  it('C-51 after a review the page thanks the buyer and mentions the check before publication', async () => {
    open(aLineAnswer(), { SubmitReview: { submitReview: aStandingAnswer() } });
    fireEvent.click(await screen.findByRole('radio', { name: '4 stars, Very good' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    send();
    expect(await screen.findByText('Thank you for your review')).toBeDefined();
    expect(screen.getByText(/check that it follows our review policy/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the order' }).getAttribute('href')).toBe('/orders/o1');
  });

  it('C-51 a server error shows at its field, and the review keeps every word', async () => {
    const refusal = {
      __typename: 'InvalidInput',
      message: 'Please use at most 100 characters',
      fields: [{ __typename: 'FieldError', path: 'title', message: 'Please use at most 100 characters' }],
    };
    open(aLineAnswer(), { SubmitReview: { submitReview: refusal } });
    fireEvent.click(await screen.findByRole('radio', { name: '1 star, Poor' }));
    fireEvent.click(screen.getByRole('radio', { name: 'No' }));
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'A title' } });
    send();
    expect(await screen.findByText('Please use at most 100 characters')).toBeDefined();
    expect(screen.getByDisplayValue('A title').getAttribute('aria-invalid')).toBe('true');
  });

  it('C-51 a review keeps every word if the shop is unreachable, and after a reload', async () => {
    open(aLineAnswer(), { SubmitReview: 'failure' });
    fireEvent.click(await screen.findByRole('radio', { name: '2 stars, Fair' }));
    fireEvent.click(screen.getByRole('radio', { name: 'No' }));
    fireEvent.change(screen.getByLabelText(/^Your review/), { target: { value: 'Loud.' } });
    expect(screen.getByText('5 of 4,000 characters')).toBeDefined();
    send();
    expect(await screen.findByText(/What you typed is still here/)).toBeDefined();
    cleanup();
    open(aLineAnswer());
    expect(await screen.findByDisplayValue('Loud.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars, Fair' }).checked).toBe(true);
  });

  it('C-51 a review that can still be changed shows its text and why it was rejected', async () => {
    open(
      aLineAnswer({
        canReview: false,
        review: aStandingAnswer({ state: 'REJECTED', rejectionReason: 'Names a person.' }),
      }),
    );
    expect(await screen.findByDisplayValue('Very quiet.')).toBeDefined();
    expect(screen.getByDisplayValue('1200')).toBeDefined();
    expect(screen.getByText('You can change your review once')).toBeDefined();
    expect(screen.getByText(/Names a person\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send my changes' })).toBeDefined();
  });

  it('C-51 a changed review or undelivered tyres offer no form', async () => {
    open(aLineAnswer({ canReview: false, review: aStandingAnswer({ canChange: false }) }));
    expect(await screen.findByText(/already changed this review/)).toBeDefined();
    cleanup();
    open(aLineAnswer({ canReview: false }));
    expect(await screen.findByText(/once they’ve been delivered/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send my review' })).toBeNull();
  });

  it('C-51 reviewing a tyre that was not bought is refused, for another’s order as for an unknown line', async () => {
    open(aLineAnswer(), { WriteReview: { order: null } });
    expect(
      await screen.findByText('You can only review tyres you’ve bought here, once we’ve delivered them.'),
    ).toBeDefined();
    cleanup();
    open(aLineAnswer(), {}, '999');
    expect(
      await screen.findByText('You can only review tyres you’ve bought here, once we’ve delivered them.'),
    ).toBeDefined();
  });
});
