import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors, LinkError } from '@apollo/client/errors';
import { failureText } from '../apollo/failureText.ts';
import { reportBrowserFaultInputRules as rules } from '../lib/form/inputRules.generated.ts';
import { toast } from '../ui/overlay/toast.ts';
import { ReportBrowserFaultDocument } from './ReportBrowserFault.generated.ts';

export const FAULT_TEXT =
  'Something went wrong on this page, so that didn’t work. Please try again, or reload the page.';
/** Long enough to read two sentences. */
const SECONDS = 8;
/** A page that keeps failing stops reporting after this many. */
const MOST_REPORTS = 5;

const reported = new Set<string>();

const isFailedRequest = (error: unknown): boolean => CombinedGraphQLErrors.is(error) || LinkError.is(error);

/** A request that the page itself aborted. */
const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Reports an exception to the shop's log. Skips failed requests: the shop either knows about those or can't be
 * reached.
 */
export function reportFault(client: ApolloClient, error: unknown): void {
  if (isFailedRequest(error) || isAborted(error)) return;
  const message = String(error).slice(0, rules.message.maxLength) || 'No message';
  if (reported.has(message) || reported.size === MOST_REPORTS) return;
  reported.add(message);
  const calls = (error instanceof Error && error.stack) || '';
  const sent = client.mutate({
    mutation: ReportBrowserFaultDocument,
    variables: {
      input: { message, calls: calls.slice(0, rules.calls.maxLength), page: location.pathname },
    },
    fetchPolicy: 'no-cache',
    context: { changesNothing: true, fetchOptions: { keepalive: true } },
  });
  // Reporting that a report failed would never end.
  sent.catch(() => undefined);
}

/** Shows the visitor a message for an unhandled exception, and reports it. */
export function tellFault(client: ApolloClient, error: unknown): void {
  if (isAborted(error)) return;
  toast(isFailedRequest(error) ? failureText(error) : FAULT_TEXT, { seconds: SECONDS });
  reportFault(client, error);
}
