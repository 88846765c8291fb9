/** Kept for the tab only: a reload, or a sign-in in between, costs nobody their words. */
const DRAFT_KEY = 'review-draft';

/** The fields of the form, all of them text as it was typed or chosen. */
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
  const given = Object(values) as Partial<Record<keyof ReviewValues, unknown>>;
  return Object.fromEntries(
    REVIEW_FIELDS.flatMap((field) => (typeof given[field] === 'string' ? [[field, given[field]]] : [])),
  );
}

/** What was typed about the tyres of a line before; nothing when it was about others, or cannot be read. */
export function readReviewDraft(lineId: string): Partial<ReviewValues> {
  try {
    const draft = Object(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null')) as Partial<Draft>;
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
