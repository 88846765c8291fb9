import { integer, list, nullable, object, text, truth, type ValueOf } from '../../route/json-schema.ts';
import type { RestReviewPagePartsFragment } from './review.generated.ts';

const review = object('A review. Some fields repeat others under older names.', {
  id: integer('Its number.'),
  author: text('The author’s first name and initial.'),
  reviewer_name: text('The same as author.'),
  rating: integer('One to five stars.', { minimum: 1, maximum: 5 }),
  title: nullable(text('A few words.')),
  content: nullable(text('The review.')),
  review_text: nullable(text('The same as content.')),
  date: text('The day it was written.', { format: 'date' }),
  reviewed_on: text('The same as date.', { format: 'date' }),
  created_at: text('The same as date.', { format: 'date' }),
  miles_driven: nullable(integer('Miles driven on the tyres so far.')),
  helpful_votes: integer('The number of readers who found it helpful.'),
  verified: truth('Whether the author bought the tyres here.'),
  is_sample: truth('Whether it’s made up for the demonstration; if so, say so beside it.'),
});

export const reviewsPage = {
  reviews: list('The reviews of this page, newest first.', review),
  pagination: object('The position of this page.', {
    current_page: integer('The number of this page.'),
    total_pages: integer('The number of pages.'),
    total_reviews: integer('The number of reviews.'),
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
