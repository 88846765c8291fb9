import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { SHOP_DATA_DIR } from '../../setup/shopVariables.ts';

/** A mail that the shop sent. */
export interface SentMail {
  subject: string;
  html: string;
}

/**
 * The mails that were sent to an address, oldest first. File names begin with the time, so they sort by it. The folder
 * appears with the first mail, and a mail's HTML before its source.
 */
export function mailsTo(address: string): SentMail[] {
  const folder = join(process.env[SHOP_DATA_DIR] ?? '', 'mail');
  if (!existsSync(folder)) return [];
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted();
  return sources.flatMap((name) => {
    const [head = ''] = readFileSync(join(folder, name), 'utf8').split('\r\n\r\n');
    if (!head.includes(`\r\nTo: ${address}\r\n`)) return [];
    const html = readFileSync(join(folder, name.replace(/eml$/, 'html')), 'utf8');
    return [{ subject: /^Subject: (.*)$/m.exec(head)?.[1]?.trim() ?? '', html }];
  });
}

/** Waits for a mail to this address whose subject contains these words; returns the newest. */
export async function mailTo(address: string, subject: RegExp): Promise<SentMail> {
  const find = () => mailsTo(address).findLast((mail) => subject.test(mail.subject));
  await expect
    .poll(find, { message: `a mail to ${address} about ${String(subject)}`, timeout: 20_000 })
    .toBeDefined();
  return find() as SentMail;
}

/** The target of a mail's link to a path, for example `/reset-password?token=…`. */
export function linkIn({ html }: SentMail, path: string): string {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
  const link = links.find(({ pathname }) => pathname === path);
  if (!link) throw new Error(`The mail has no link to ${path}.`);
  return link.pathname + link.search + link.hash;
}
