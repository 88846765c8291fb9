import { orderKeyOfPage } from '../lib/paths/orderKeys.ts';
import { isRecord } from '../lib/text/record.ts';
import { UNREACHED_TEXT, wordsInBody } from './failureText.ts';
import { fileToken } from './fileToken.ts';

/** The server's answer, or a sentence saying why it refused the file. */
export type SentFile = { readonly answer: Readonly<Record<string, unknown>> } | { readonly fault: string };

const REFUSED_TEXT = 'The shop didn’t take this file. Please choose it again.';

/**
 * Sends a file, as a form to a REST path because the GraphQL API doesn't take files.
 * @param onProgress called with the uploaded share, from 0 to 1.
 */
export function sendFile(path: string, file: File, onProgress?: (share: number) => void): Promise<SentFile> {
  const form = new FormData();
  form.append('file', file);
  return sendBody(path, form, onProgress);
}

/** Sends a file as the whole body of a request, for paths that take large ones. */
export function sendBody(
  path: string,
  body: FormData | File,
  onProgress?: (share: number) => void,
): Promise<SentFile> {
  const { promise, resolve } = Promise.withResolvers<SentFile>();
  // Unlike fetch, XMLHttpRequest reports upload progress, which matters on a driver's phone at the customer's house.
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.responseType = 'json';
  const bearer = fileToken();
  const orderKey = orderKeyOfPage();
  if (bearer !== null) request.setRequestHeader('authorization', `Bearer ${bearer}`);
  if (orderKey !== null) request.setRequestHeader('order-key', orderKey);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
  request.addEventListener('loadend', () => {
    const answer: unknown = request.response;
    const isTaken = request.status >= 200 && request.status < 300 && isRecord(answer);
    if (isTaken) return resolve({ answer });
    const isUnanswered = request.status === 0;
    resolve({ fault: isUnanswered ? UNREACHED_TEXT : (wordsInBody(answer) ?? REFUSED_TEXT) });
  });
  request.send(body);
  return promise;
}
