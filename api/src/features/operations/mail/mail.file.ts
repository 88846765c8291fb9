import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { writeWhole } from '../../../platform/process/draft-file.ts';

interface FiledMail {
  readonly id: string;
  readonly subject: string;
  readonly html: string;
  readonly createdAt: Date;
}

const MAX_SLUG = 60;
/** Emails contain links that sign people in, so no other user of the machine may read them. */
const OWNER_ONLY = 0o600;
const ID_PART = 8;

/**
 * For example 2026-11-20T10-00-00-we-have-your-order-tfl2611123456-1f0c9a2b: sorted by time, descriptive and
 * unique. An email that is sent twice because its process was killed overwrites its own files.
 */
export function mailFileName({
  id,
  subject,
  createdAt,
}: Pick<FiledMail, 'id' | 'subject' | 'createdAt'>): string {
  const slug = slugOf(subject).slice(0, MAX_SLUG).replace(/-$/, '');
  return [createdAt.toISOString().slice(0, 19).replaceAll(':', '-'), slug, id.slice(0, ID_PART)].join('-');
}

/** Writes an email for email clients (.eml) and for browsers (.html). */
export async function writeMailFile(folder: string, mail: FiledMail, source: Buffer): Promise<void> {
  const path = join(folder, mailFileName(mail));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeWhole(`${path}.html`, mail.html, OWNER_ONLY);
  await writeWhole(`${path}.eml`, source, OWNER_ONLY);
}
