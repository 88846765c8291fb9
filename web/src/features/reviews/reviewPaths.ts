/** The path where the owner of an order reviews a line. */
export function reviewPath(orderId: string, lineId: string): string {
  return `/orders/${encodeURIComponent(orderId)}/review/${encodeURIComponent(lineId)}`;
}

/** The path where the recipient of a review invitation writes the review. */
export function invitedReviewPath(token: string, lineId?: string): string {
  return `/review?${new URLSearchParams(lineId === undefined ? { token } : { token, line: lineId })}`;
}

/** The path of the review policy: what is published, and what is done against fake and paid reviews. */
export const REVIEW_POLICY_PATH = '/review-policy';
