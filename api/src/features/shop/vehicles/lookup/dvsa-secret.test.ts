import { describe, expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import { openTestShop } from '../../../../../test/test-shop.ts';
import { vehicles } from '../vehicles.feature.ts';
import { refusalAdvice, secretStanding } from './dvsa-secret.ts';

const EXPIRES = '2027-03-31';

const it = shopTest();

describe('a client secret that expires on 31 March 2027', () => {
  it.for([
    ['2027-02-28T23:59:59Z', 'valid'],
    ['2027-03-01T00:00:00Z', 'expiring'],
    // British Summer Time begins on the 28th, so the 31st begins an hour before UTC's.
    ['2027-03-30T22:59:59Z', 'expiring'],
    ['2027-03-30T23:00:00Z', 'expired'],
    ['2028-01-01T00:00:00Z', 'expired'],
  ] as const)('is at %s %s', ([now, standing]) => {
    expect(secretStanding(EXPIRES, new Date(now))).toBe(standing);
  });

  it.for([
    [401, '2027-03-31T12:00:00Z', 'the client secret expired on 2027-03-31, so renew it.'],
    [403, '2027-03-31T12:00:00Z', 'the client secret expired on 2027-03-31, so renew it.'],
    [400, '2027-03-31T12:00:00Z', 'as usual'],
    [401, '2027-03-30T12:00:00Z', 'as usual'],
  ] as const)('explains a %i at %s', ([status, now, advice]) => {
    expect(refusalAdvice(status, EXPIRES, new Date(now), 'as usual')).toBe(advice);
  });

  it.for([
    ['2027-02-28T12:00:00Z', []],
    ['2027-03-01T12:00:00Z', ['DVSA_CLIENT_SECRET expires on 2027-03-31.']],
    ['2027-04-01T12:00:00Z', ['DVSA_CLIENT_SECRET expired on 2027-03-31, so']],
  ] as const)('makes a start at %s warn of it: %j', async ([now, warnings], { shop }) => {
    const started = await openTestShop({
      env: {
        DVSA_API_KEY: 'k',
        DVSA_CLIENT_ID: 'c',
        DVSA_CLIENT_SECRET: 's',
        DVSA_TOKEN_URL: 'http://127.0.0.1:9/token',
        DVSA_CLIENT_SECRET_EXPIRES: EXPIRES,
      },
      now: new Date(now),
      besides: shop,
    });
    try {
      await vehicles.prepare?.(started.services);
      const logged = started.complaints.map((line) => JSON.parse(line) as { level: number; msg: string });
      expect(logged).toMatchObject(warnings.map(() => ({ level: 40 })));
      for (const [at, warning] of warnings.entries()) expect(logged[at]?.msg).toContain(warning);
    } finally {
      await started.close();
    }
  });
});

it('a secret without a stated end never expires', () => {
  expect(secretStanding(null, new Date('2099-01-01T00:00:00Z'))).toBe('valid');
});
