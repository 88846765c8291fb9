import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slugOf } from '@treadline/schema/trade/slug';

interface FiledMail {
  readonly id: string;
  readonly subject: string;
  readonly html: string;
  readonly date: Date;
}

const MAX_SLUG = 60;
/** Mails contain links that sign people in: no other user of the machine may read them. */
const OWNER_ONLY = { mode: 0o600 };
const ID_PART = 8;

/**
 * For example 2026-11-20T10-00-00-we-have-your-order-tfl2611123456-1f0c9a2b: sorted by time, descriptive and
 * unique.
 */
export function mailFileName({ id, subject, date }: Pick<FiledMail, 'id' | 'subject' | 'date'>): string {
  const slug = slugOf(subject).slice(0, MAX_SLUG).replace(/-$/, '');
  return [date.toISOString().slice(0, 19).replaceAll(':', '-'), slug, id.slice(0, ID_PART)].join('-');
}

/** Writes a mail for mail programs (.eml) and for browsers (.html). */
export async function writeMailFile(folder: string, mail: FiledMail, source: Buffer): Promise<void> {
  const path = join(folder, mailFileName(mail));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.html`, mail.html, OWNER_ONLY);
  await writeFile(`${path}.eml`, source, OWNER_ONLY);
}
