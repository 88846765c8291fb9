import { orderKeyOfPage } from '../lib/orderKeys.ts';
import { isRecord, textFrom } from '../lib/record.ts';

/** What the server answered, or a sentence that says why the file was not taken. */
export type SentFile = { readonly answer: Readonly<Record<string, unknown>> } | { readonly fault: string };

const UNREACHABLE = 'We couldn’t reach the shop. Check the connection and choose the file again.';

let token: () => string | null = () => null;

/** Lets files be sent by whoever is signed in, like everything else that the client sends. */
export function sendFilesAs(tokenNow: () => string | null): void {
  token = tokenNow;
}

/** The sentence of a refusal: that of the file, else that of the whole request. */
function faultOf(answer: unknown): string {
  if (!isRecord(answer)) return UNREACHABLE;
  const [field] = Array.isArray(answer['fields']) ? answer['fields'] : [];
  return textFrom(isRecord(field) ? field['message'] : answer['message']) || UNREACHABLE;
}

/**
 * Sends a file. Files travel as a form to a REST path, because GraphQL does not take them.
 * @param onProgress called with how much has left this device, from 0 to 1.
 */
export function sendFile(path: string, file: File, onProgress?: (share: number) => void): Promise<SentFile> {
  const { promise, resolve } = Promise.withResolvers<SentFile>();
  const form = new FormData();
  form.append('file', file);
  // Unlike fetch it says how far it is, which matters on a telephone at somebody's door.
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.responseType = 'json';
  const bearer = token();
  const orderKey = orderKeyOfPage();
  if (bearer !== null) request.setRequestHeader('authorization', `Bearer ${bearer}`);
  if (orderKey !== null) request.setRequestHeader('order-key', orderKey);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
  request.addEventListener('loadend', () => {
    const answer: unknown = request.response;
    const isTaken = request.status >= 200 && request.status < 300 && isRecord(answer);
    resolve(isTaken ? { answer } : { fault: faultOf(answer) });
  });
  request.send(form);
  return promise;
}
