import { expect } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';
import { SettingsService } from '../../operations/settings/index.ts';

const it = shopTest({ now: new Date('2026-11-23T10:00:00Z') });

it('security.txt says where to report a vulnerability, and expires within a year of the request', async ({
  shop,
}) => {
  const { email } = await shop.services.get(SettingsService).read();
  const answer = await shop.app.inject('/.well-known/security.txt');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body.split('\n')).toEqual([
    `Contact: mailto:${email}`,
    'Expires: 2027-05-22T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: http://shop.test/.well-known/security.txt',
    '',
  ]);
  shop.setNow(new Date('2026-11-24T00:00:00Z'));
  const next = await shop.app.inject('/.well-known/security.txt');
  expect(next.body).toContain('Expires: 2027-05-23T00:00:00.000Z');
});
