import type { SessionItem } from '../../lib/browser/storedItems.ts';
import { recordFrom } from '../../lib/text/record.ts';
/** In session storage, so that a reload or sign-in loses nothing. */
const DRAFT_KEY: SessionItem = 'review-draft';

/** The form's fields, all as text, as typed or chosen. */
export const REVIEW_FIELDS = [
  'rating',
  'recommends',
  'title',
  'text',
  'milesDriven',
  'wetGrip',
  'noise',
  'wear',
  'comfort',
  'value',
] as const;

export type ReviewValues = Record<(typeof REVIEW_FIELDS)[number], string>;

interface Draft {
  lineId: string;
  values: Partial<ReviewValues>;
}

function textsOf(values: unknown): Partial<ReviewValues> {
  const given = recordFrom(values);
  return Object.fromEntries(
    REVIEW_FIELDS.flatMap((field) => (typeof given[field] === 'string' ? [[field, given[field]]] : [])),
  );
}

/** Earlier input for an order line; empty if it was for another line or is unreadable. */
export function readReviewDraft(lineId: string): Partial<ReviewValues> {
  try {
    const draft = recordFrom(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null'));
    return draft.lineId === lineId ? textsOf(draft.values) : {};
  } catch {
    return {};
  }
}

export function saveReviewDraft(lineId: string, values: Partial<ReviewValues>): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ lineId, values } satisfies Draft));
  } catch {
    // If storage is blocked, the text lasts until the page closes.
  }
}

export function forgetReviewDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // If storage is blocked, there's nothing to remove.
  }
}
