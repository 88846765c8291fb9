import { currentSession } from '../../features/accounts/sessionStore.ts';
import { isRecord } from '../../lib/record.ts';

/** Where a picture is, or why it was not taken. */
export type UploadAnswer = { url: string } | { fault: string };

const MOST_MEGABYTES = 10;
const MEGABYTE = 1024 * 1024;
const UNREACHABLE = 'We couldn’t reach the shop. Check the connection and choose the picture again.';

/** The sentence of a refusal: that of the file, else that of the whole request. */
function faultOf(answer: unknown): string {
  if (!isRecord(answer)) return UNREACHABLE;
  const [field] = Array.isArray(answer['fields']) ? answer['fields'] : [];
  const fault = isRecord(field) ? field['message'] : answer['message'];
  return typeof fault === 'string' ? fault : UNREACHABLE;
}

/** Stores a picture in the shop, in every size it needs. Files travel as a form, which GraphQL does not take. */
export async function uploadPicture(file: File): Promise<UploadAnswer> {
  if (file.size > MOST_MEGABYTES * MEGABYTE)
    return { fault: `This picture is too large: it may have up to ${MOST_MEGABYTES} MB` };
  const form = new FormData();
  form.append('images', file);
  try {
    const headers = { authorization: `Bearer ${currentSession()?.token ?? ''}` };
    const response = await fetch('/api/pictures', { method: 'POST', headers, body: form });
    const answer: unknown = await response.json();
    return response.ok && isRecord(answer) && typeof answer['url'] === 'string'
      ? { url: answer['url'] }
      : { fault: faultOf(answer) };
  } catch {
    return { fault: UNREACHABLE };
  }
}
