import { expect } from 'vitest';
import { nextAddress } from '../../../../test/next-address.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest({ env: { TRUSTED_PROXIES: '1' } });

const REPORT = /* GraphQL */ `
  mutation ($input: ReportBrowserFaultInput!) {
    reportBrowserFault(input: $input)
  }
`;
const FAULT = {
  message: 'TypeError: Cannot read properties of undefined',
  calls: 'at hold (/assets/StepDialog.js:1:20)',
  page: '/admin/orders/1',
};

it('a browser error is logged without the visitor or their query string', async ({ shop }) => {
  const headers = nextAddress();
  const report = (input: object) => shop.graphql(REPORT, { input: { ...FAULT, ...input } }, headers);
  expect((await report({})).data).toEqual({ reportBrowserFault: true });
  const [line] = shop.complaints.splice(0);
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 50, fault: FAULT.message, calls: FAULT.calls });
  expect(line).not.toContain(headers['x-forwarded-for']);
  expect((await report({ page: '/shop?search=AB12CDE' })).errors).toHaveLength(1);
  expect((await report({ message: 'x'.repeat(301) })).errors).toHaveLength(1);
});

it('a network can report sixty errors an hour', async ({ shop }) => {
  const headers = nextAddress();
  const codes = [];
  for (let report = 0; report < 61; report += 1)
    codes.push((await shop.graphql(REPORT, { input: FAULT }, headers)).errors?.[0]?.extensions?.['code']);
  expect(codes.filter((code) => code === undefined)).toHaveLength(60);
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  expect(shop.complaints.splice(0)).toHaveLength(60);
});
