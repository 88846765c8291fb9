import { globSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { MailContent } from '../../src/features/operations/mail/index.ts';
import { laidOut, linksIn, onOneLine, wordsOf } from '../fixtures/mail.ts';

const FEATURES = join(import.meta.dirname, '../../src/features');

/** The exports of all modules whose path ends like this, in any feature. */
async function exportsOf<Exports extends object>(ending: string): Promise<Exports[]> {
  const paths = globSync(`*/**/*${ending}`, { cwd: FEATURES }).toSorted();
  const modules: Exports[] = await Promise.all(paths.map((path) => import(join(FEATURES, path))));
  return modules;
}

/** An example of each of the shop's emails, from the builder beside each feature's emails. */
const EACH = (
  await exportsOf<{ emails: Readonly<Record<string, MailContent>> }>('-emails.builder.ts')
).flatMap(({ emails }) => Object.entries(emails));

const checker = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  // Email programs read inline styles and the old attributes of tables, and some read nothing else.
  rules: {
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'presentation-role-style': 'off',
    'prefer-tbody': 'off',
    // As the formatter writes it in the source.
    'void-style': ['error', { style: 'selfclose' }],
  },
});

it('every kind of email is tested here', async () => {
  const makers = (await exportsOf('.email.ts')).flatMap((module) => Object.keys(module));
  expect(EACH.map(([name]) => name).toSorted()).toEqual(makers.toSorted());
});

describe.each(EACH)('%s', (name, content) => {
  const { email, html, text } = laidOut(content);

  it(`the email ${name} is well-formed HTML in British English`, async () => {
    const { results } = await checker.validateString(html);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`),
      ),
    ).toEqual([]);
    expect(html).toContain('<html lang="en-GB">');
    expect(html).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it(`the email ${name} says the same in text and in HTML`, () => {
    const read = wordsOf(html);
    const written = onOneLine(text);
    for (const block of email.blocks)
      if (typeof block === 'string')
        expect([read, written]).toEqual([
          expect.stringContaining(onOneLine(block)),
          expect.stringContaining(onOneLine(block)),
        ]);
    for (const amount of new Set(read.match(/£[\d,.]*\d/g))) expect(written).toContain(amount);
    for (const url of linksIn(html)) expect(written).toContain(url);
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;/);
  });

  it(`the email ${name} names its sender and its reason, and has a preview text for the inbox`, () => {
    for (const whole of [wordsOf(html), onOneLine(text)]) {
      expect(whole).toContain('Treadline Tyres Ltd, Unit 4, Ivel Works, Bedford, MK42 0AA');
      expect(whole).toContain('company number 01234567. VAT number GB 123 4567 89.');
      expect(whole).toContain(email.reason);
      expect(whole).not.toContain('demonstration');
    }
    expect(email.subject.length).toBeLessThanOrEqual(60);
    expect(email.preheader).not.toBe(email.subject);
    expect(wordsOf(html)).toContain(onOneLine(email.preheader));
  });

  it(`the email ${name} fits a phone: nothing is wider than the screen, and only tyre pictures are loaded`, () => {
    expect(html).toContain('width=device-width');
    expect(html).not.toMatch(/<script|url\(|@import|position:/);
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) {
      // The same address for every reader, so that opening the email isn't tracked; Outlook needs a JPEG.
      expect(picture).toMatch(/src="https:\/\/treadline\.example\/uploads\/products\/[\w-]+-320\.jpg"/);
      expect(picture).toMatch(/width="72"\s+height="72"\s+alt="[^"]+"/);
    }
  });
});
