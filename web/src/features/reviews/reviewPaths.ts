/** The page where an order's owner reviews a line. */
export function reviewPath(orderId: string, lineId: string): string {
  return `/orders/${encodeURIComponent(orderId)}/review/${encodeURIComponent(lineId)}`;
}

/** The page where the recipient of a review invitation writes the review. */
export function invitedReviewPath(token: string, lineId?: string): string {
  return `/review?${new URLSearchParams(lineId === undefined ? { token } : { token, line: lineId })}`;
}

/** The review policy: which reviews are published, and how fake and paid ones are handled. */
export const REVIEW_POLICY_PATH = '/review-policy';
