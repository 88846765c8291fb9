import { failureText } from '../../../apollo/failureText.ts';

/** The result of a mutation whose field is called `answer`: refusals have a message. */
export interface Answered {
  data?: { answer: { __typename: string; message?: string } | null } | null | undefined;
  error?: unknown;
}

/** Why a mutation changed nothing, in a sentence; null if it succeeded. */
export function refusalIn({ data, error }: Answered): string | null {
  const answer = data?.answer;
  if (!answer) return failureText(error);
  return answer.message ?? null;
}
