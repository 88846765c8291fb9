import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examplesIn, writeExamples } from '../publishing/examples.builder.ts';
import { createPaymentSandbox } from './sandbox.ts';
import { groupedNumber, TEST_CARDS } from './shapes/test.cards.ts';

const README = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const EXAMPLES = examplesIn('tools/payment-sandbox/README.md');

/** The lines that each example prints, in the order of the page. */
const PRINTED: readonly (readonly unknown[])[] = [
  [expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/pay\/cs_test_\w+$/)],
  ['succeeded', 'insufficient_funds', 'succeeded'],
  ['https://shop.example/thanks', 'paid'],
];

const it = test.extend('written', { scope: 'file' }, async ({}, { onCleanup }) => {
  // The one that the quick start starts from a shell.
  const sandbox = createPaymentSandbox({ secretKey: 'sk_test_sandbox' });
  const { port } = new URL(await sandbox.listen({ host: '127.0.0.1', port: 0 }));
  const written = writeExamples('payment-sandbox', EXAMPLES, { 'port: 4242': `port: ${port}` });
  onCleanup(async () => {
    written.remove();
    await sandbox.close();
  });
  return written;
});

it('every example of the README compiles', async ({ written }) => {
  await expect(written.compile()).resolves.toBeUndefined();
});

it('every example of the README prints what it should', async ({ written }) => {
  const printed = await Promise.all(EXAMPLES.map((example) => written.run(example)));
  expect(printed).toEqual(PRINTED);
});

it('the README lists every test card with its PaymentMethod', () => {
  const rows = [...README.matchAll(/^\| ([\d ]{16,19}?) +\| (?:`(\w+)`|on the card page only) +\|/gm)];
  expect(rows.map(([, number, token]) => [number, token])).toEqual(
    TEST_CARDS.map(({ number, token, behaviour }) => [
      groupedNumber(number),
      behaviour === 'authenticates' ? undefined : token,
    ]),
  );
});
