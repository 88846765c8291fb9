/** Where the owner of an order reviews the tyres of a line. */
export function reviewPath(orderId: string, lineId: string): string {
  return `/orders/${encodeURIComponent(orderId)}/review/${encodeURIComponent(lineId)}`;
}

/** Where the reader of the mail that asked for a review writes it. */
export function invitedReviewPath(token: string, lineId?: string): string {
  return `/review?${new URLSearchParams(lineId === undefined ? { token } : { token, line: lineId })}`;
}

/** What the shop publishes, and what it does against fake and paid reviews. */
export const REVIEW_POLICY_PATH = '/review-policy';
