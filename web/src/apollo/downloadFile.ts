import { saveFile } from '../lib/browser/saveFile.ts';
import { isRecord } from '../lib/text/record.ts';
import { wordsInBody } from './failureText.ts';
import { fileToken } from './fileToken.ts';

/**
 * Downloads a file from a path for staff, under the name that the shop gives it.
 * @throws Error with the shop's sentence if it refuses, or if it can't be reached.
 */
export async function downloadFile(path: string): Promise<void> {
  const answer = await fetch(path, { headers: { authorization: `Bearer ${fileToken() ?? ''}` } });
  if (!answer.ok) {
    const body: unknown = await answer.json().catch(() => null);
    throw new Error((isRecord(body) ? wordsInBody(body) : null) ?? `The download failed (${answer.status}).`);
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveFile(name ?? 'download', await answer.blob());
}
