/** For tests: a review as the API returns it to its author. */
export function aStandingAnswer(overrides: object = {}) {
  const review = {
    __typename: 'Review',
    id: 7,
    rating: 4,
    title: 'Quiet',
    text: 'Very quiet.',
    milesDriven: 1200,
    wetGrip: 5,
    noise: null,
    wear: null,
    comfort: null,
    value: null,
  };
  return {
    __typename: 'ReviewStanding',
    id: 7,
    state: 'PENDING',
    canChange: true,
    recommends: true,
    rejectionReason: null,
    review,
    ...overrides,
  };
}

/** For tests: a line of a delivered order as the API returns it. */
export function aLineAnswer(overrides: object = {}) {
  return {
    __typename: 'OrderLine',
    id: '3',
    productName: 'Michelin Primacy 4+ 205/55 R16 91V',
    canReview: true,
    product: null,
    review: null,
    ...overrides,
  };
}
