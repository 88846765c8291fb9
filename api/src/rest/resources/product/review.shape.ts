import { integer, list, nullable, object, text, truth, type ValueOf } from '../../route/json-schema.ts';
import type { RestReviewPagePartsFragment } from './review.generated.ts';

const review = object('A review. Clients of several ages read it under several names.', {
  id: integer('Its number.'),
  author: text('First name and initial of who wrote it.'),
  reviewer_name: text('The same as author.'),
  rating: integer('One to five stars.', { minimum: 1, maximum: 5 }),
  title: nullable(text('A few words.')),
  content: nullable(text('The review.')),
  review_text: nullable(text('The same as content.')),
  date: text('The day it was written.', { format: 'date' }),
  reviewed_on: text('The same as date.', { format: 'date' }),
  created_at: text('The same as date.', { format: 'date' }),
  miles_driven: nullable(integer('Miles driven on the tyres so far.')),
  helpful_votes: integer('How many readers found it helpful.'),
  verified: truth('Whether the author bought the tyres here.'),
  is_sample: truth('Made up for the demonstration: say so beside it.'),
});

export const reviewsPage = {
  reviews: list('The reviews of this page, newest first.', review),
  pagination: object('Where this page stands.', {
    current_page: integer('The number of this page.'),
    total_pages: integer('How many pages there are.'),
    total_reviews: integer('How many reviews there are.'),
  }),
};

type Review = ValueOf<typeof review>;

function shapeReview({
  id,
  author,
  rating,
  title,
  text: content,
  reviewedOn,
  milesDriven,
  helpfulVotes,
  verified,
  isSample,
}: RestReviewPagePartsFragment['items'][number]): Review {
  return {
    id,
    author,
    reviewer_name: author,
    rating,
    title,
    content,
    review_text: content,
    date: reviewedOn,
    reviewed_on: reviewedOn,
    created_at: reviewedOn,
    miles_driven: milesDriven,
    helpful_votes: helpfulVotes,
    verified,
    is_sample: isSample,
  };
}

export const shapeReviews = ({ items }: RestReviewPagePartsFragment): Review[] => items.map(shapeReview);

export function shapeReviewPagination({
  pageInfo,
}: RestReviewPagePartsFragment): ValueOf<typeof reviewsPage.pagination> {
  return {
    current_page: pageInfo.page,
    total_pages: pageInfo.totalPages,
    total_reviews: pageInfo.totalItems,
  };
}
