import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UNREACHED_TEXT } from '../../apollo/failureText.ts';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { useModelReviewsQuery } from './ReviewsPanel.generated.ts';

function Cards() {
  const { data } = useModelReviewsQuery({ variables: { slug: 'primacy-4', page: 1 } });
  return data?.model?.reviews.items.map((review) => <ReviewCard key={review.id} review={review} />);
}

function aReviewAnswer(overrides: object = {}) {
  return {
    __typename: 'Review',
    id: 7,
    rating: 4,
    title: null,
    text: 'Quiet.',
    author: 'Sam C.',
    reviewedOn: '2026-11-20',
    milesDriven: 1200,
    vehicle: null,
    helpfulVotes: 2,
    verified: true,
    isSample: false,
    wetGrip: 5,
    noise: null,
    wear: null,
    comfort: null,
    value: null,
    ...overrides,
  };
}

function open(vote: Answer, review = aReviewAnswer()) {
  const reviews = {
    __typename: 'ReviewPage',
    items: [review],
    pageInfo: { __typename: 'PageInfo', page: 1, totalItems: 1, totalPages: 1 },
  };
  const answers = {
    ModelReviews: { model: { __typename: 'Model', slug: 'primacy-4', reviews } },
    VoteReviewHelpful: vote,
  };
  render(<Cards />, { wrapper: shopAt({ pathname: '/models/primacy-4' }, answers) });
}

const button = () => screen.findByRole('button', { name: 'Helpful review by Sam C.' });

it('C-51 counts a vote, and remembers it after reloading a page cached before it', async () => {
  open({ voteReviewHelpful: { __typename: 'Review', id: 7, helpfulVotes: 3 } });
  expect(screen.queryByText('3 readers found this helpful, you too')).toBeNull();
  expect((await button()).getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(await button());
  expect(await screen.findByText('3 readers found this helpful, you too')).toBeDefined();
  cleanup();
  open('failure');
  expect((await button()).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('3 readers found this helpful, you too')).toBeDefined();
});

it('C-51 says why a vote is not counted', async () => {
  open({
    voteReviewHelpful: { __typename: 'OwnReviewVote', message: 'You can’t vote for your own review.' },
  });
  fireEvent.click(await button());
  expect(await screen.findByText('You can’t vote for your own review.')).toBeDefined();
  cleanup();
  open('failure');
  fireEvent.click(await button());
  expect(await screen.findByText(UNREACHED_TEXT)).toBeDefined();
  expect((await button()).getAttribute('aria-pressed')).toBe('false');
});

it('ENT1-07 shows the review’s details, and “Verified purchase” only if the tyres were bought here', async () => {
  open('silence');
  expect(await screen.findByText('Verified purchase')).toBeDefined();
  expect(screen.getByText('1,200 miles driven')).toBeDefined();
  expect(screen.getByText('Wet grip')).toBeDefined();
  cleanup();
  open('silence', aReviewAnswer({ verified: false, isSample: true }));
  expect(await screen.findByText('Sample review for demonstration')).toBeDefined();
  expect(screen.queryByText('Verified purchase')).toBeNull();
});
