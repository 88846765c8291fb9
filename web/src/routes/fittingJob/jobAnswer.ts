import { failureText } from '../../apollo/failureText.ts';

const FAILED = 'Something went wrong, so nothing was sent. Please try again, or call us.';

/** A garage's link. */
export interface JobLink {
  id: string;
  key: string;
}

interface Answered {
  data?: { answer: { __typename: string; message?: string } } | null | undefined;
  error?: unknown;
}

/** Why a garage's answer wasn't accepted, in a sentence; null if it was. */
export function refusalOf({ data, error }: Answered): string | null {
  if (data?.answer.__typename === 'FittingJob') return null;
  return data?.answer.message ?? failureText(error, FAILED);
}
