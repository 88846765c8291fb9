import type { SessionItem } from '../../lib/browser/storedItems.ts';
import { recordFrom } from '../../lib/text/record.ts';
/** Kept for the tab only, so that a reload or a sign-in loses nothing. */
const DRAFT_KEY: SessionItem = 'review-draft';

/** The fields of the form, all as text, as typed or chosen. */
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

/** Earlier input about an order line; empty if it was about another line or cannot be read. */
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
    // Where storage is blocked the words live as long as the page.
  }
}

export function forgetReviewDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
