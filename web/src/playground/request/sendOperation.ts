import type { TabText } from '../tabs/editorTabs.ts';
import { accessToken } from './accessToken.ts';

/** The outcome of a request. */
export interface Answer {
  /** A sentence. */
  readonly summary: string;
  /** The response, indented if it is JSON. */
  readonly body: string;
}

/** The characters that a header can hold. */
const HEADER_TEXT = /^[\x20-\x7e]*$/;

interface Operation extends TabText {
  /** Which operation to run, if the document has several. */
  readonly operationName?: string | undefined;
}

/** The variables, or the sentence that says what is wrong with them. */
function parseVariables(text: string): object | string {
  try {
    const variables: unknown = JSON.parse(text.trim() || '{}');
    return typeof variables === 'object' && variables !== null && !Array.isArray(variables)
      ? variables
      : 'The variables have to be a JSON object, such as { "page": 1 }.';
  } catch (error) {
    return `The variables aren’t valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function post(body: unknown): Promise<Response> {
  const token = accessToken();
  return fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
}

function describe(status: number, milliseconds: number, body: string): Answer {
  try {
    const answer = JSON.parse(body) as { errors?: readonly unknown[] } | null;
    const count = answer?.errors?.length ?? 0;
    const errors = count > 0 ? `, ${count} ${count === 1 ? 'error' : 'errors'}` : '';
    return {
      summary: `Status ${status}${errors}, ${milliseconds} ms`,
      body: JSON.stringify(answer, null, 2),
    };
  } catch {
    return {
      summary: `Status ${status}, ${milliseconds} ms. The answer isn’t JSON, so it may come from a proxy.`,
      body,
    };
  }
}

/**
 * Sends a tab's content to the shop as an integrator would: the whole document by POST, the token in a header. Never
 * throws: the summary says what went wrong.
 */
export async function sendOperation({ query, variables, operationName }: Operation): Promise<Answer> {
  const parsed = parseVariables(variables);
  if (typeof parsed === 'string') return { summary: parsed, body: '' };
  if (!HEADER_TEXT.test(accessToken()))
    return { summary: 'The token has characters that no token has. Paste it again.', body: '' };
  const start = performance.now();
  try {
    const response = await post({ query, variables: parsed, operationName });
    const body = await response.text();
    return describe(response.status, Math.round(performance.now() - start), body);
  } catch {
    return { summary: 'The shop couldn’t be reached. Check your connection and run it again.', body: '' };
  }
}
