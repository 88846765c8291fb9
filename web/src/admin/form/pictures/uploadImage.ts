import { MOST_MEGABYTES_OF_A_FILE } from '@treadline/schema/trade/order/photographs';
import { sendFile } from '../../../apollo/sendFile.ts';
import { textFrom } from '../../../lib/text/record.ts';

/** The picture's address, or why it was refused. */
export type UploadAnswer = { url: string } | { fault: string };

const MEGABYTE = 1024 * 1024;

/** Uploads a picture; the shop stores it in every size it needs. */
export async function uploadImage(file: File): Promise<UploadAnswer> {
  if (file.size > MOST_MEGABYTES_OF_A_FILE * MEGABYTE)
    return { fault: `This picture is too large. The limit is ${MOST_MEGABYTES_OF_A_FILE} MB` };
  const sent = await sendFile('/api/pictures', file);
  return 'fault' in sent ? sent : { url: textFrom(sent.answer['url']) };
}
