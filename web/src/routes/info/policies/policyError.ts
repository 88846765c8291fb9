import { ServerError } from '@apollo/client/errors';

/** The error's message, or the server's status if it answered. */
function reason(error: Error): string {
  if (!ServerError.is(error)) return error.message;
  const { status, statusText } = error.response;
  return `Status ${status}: ${statusText}`;
}

/** Says that a policy can't be shown, and why. */
export function policyErrorText(pageName: string, error: Error): string {
  return `Unable to load ${pageName}. Please try again later. Error: ${reason(error)}`;
}
