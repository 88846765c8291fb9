import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { SHOP_DATA_DIR } from '../../setup/shopVariables.ts';

/** An email that the shop sent. */
export interface SentMail {
  subject: string;
  html: string;
}

/**
 * The emails sent to an address, oldest first. File names start with the time, so they sort by it. The folder appears
 * with the first email, and an email's HTML before its source.
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

/** Waits for an email to this address whose subject matches. Returns the newest. */
export async function mailTo(address: string, subject: RegExp): Promise<SentMail> {
  const find = () => mailsTo(address).findLast((mail) => subject.test(mail.subject));
  await expect
    .poll(find, { message: `an email to ${address} about ${String(subject)}`, timeout: 20_000 })
    .toBeDefined();
  return find() as SentMail;
}

/** The target of an email's link to a path, such as `/reset-password?token=…`. */
export function linkIn({ html }: SentMail, path: string): string {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
  const link = links.find(({ pathname }) => pathname === path);
  if (!link) throw new Error(`The email has no link to ${path}.`);
  return link.pathname + link.search + link.hash;
}
