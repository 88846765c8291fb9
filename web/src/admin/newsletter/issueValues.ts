import type { EditedIssueFragment } from './Issues.generated.ts';

/** An issue form's values. */
export interface IssueValues {
  subject: string;
  intro: string;
  postIds: string[];
  productIds: string[];
}

export const NEW_ISSUE: IssueValues = { subject: '', intro: '', postIds: [], productIds: [] };

/** A saved issue as form values. */
export function issueValues({ subject, intro, postIds, productIds }: EditedIssueFragment): IssueValues {
  return { subject, intro, postIds: postIds.map(String), productIds: productIds.map(String) };
}

/** Several checkboxes with one name give a list; a single one gives its value or false. */
const ticked = (values: string[] | string | false): number[] => [values].flat().filter(Boolean).map(Number);

/** The form as API input. */
export function issueInput({ subject, intro, postIds, productIds }: IssueValues) {
  return { subject, intro, postIds: ticked(postIds), productIds: ticked(productIds) };
}
