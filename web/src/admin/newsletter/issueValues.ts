import type { EditedIssueFragment } from './Issues.generated.ts';

/** What is typed and ticked of an issue. */
export interface IssueValues {
  subject: string;
  intro: string;
  postIds: string[];
  productIds: string[];
}

export const NEW_ISSUE: IssueValues = { subject: '', intro: '', postIds: [], productIds: [] };

/** The values of an issue as it is saved. */
export function issueValues({ subject, intro, postIds, productIds }: EditedIssueFragment): IssueValues {
  return { subject, intro, postIds: postIds.map(String), productIds: productIds.map(String) };
}

/** Checkboxes of one name give a list; where there is only one, its value or false. */
const ticked = (values: string[] | string | false): number[] => [values].flat().filter(Boolean).map(Number);

/** The values as the API takes them. */
export function issueInput({ subject, intro, postIds, productIds }: IssueValues) {
  return { subject, intro, postIds: ticked(postIds), productIds: ticked(productIds) };
}
