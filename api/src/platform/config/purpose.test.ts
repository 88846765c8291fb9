import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';

const read = (env: Record<string, string>) => readConfig(env, '/srv/shop');

const SELLING = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop@db/shop',
  PUBLIC_URL: 'https://tyres.example',
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('a shop in production', () => {
  it('needs a database, an address, a mail server and live keys, and shows no samples', () => {
    expect(read(SELLING)).toMatchObject({ production: true, demonstration: false, samples: false });
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'lists everything that is missing',
      { NODE_ENV: 'production' },
      'A shop in production needs DATABASE_URL, PUBLIC_URL, SMTP_URL, STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; ' +
        'set what is missing, or DEMONSTRATION=true to show the demonstration, which sells nothing.',
    ],
    [
      'lists only what is missing',
      { ...SELLING, SMTP_URL: ' ' },
      'A shop in production needs SMTP_URL; set what is missing, or DEMONSTRATION=true to show the demonstration, ' +
        'which sells nothing.',
    ],
    [
      'needs an HTTPS address',
      { ...SELLING, PUBLIC_URL: 'http://tyres.example' },
      'PUBLIC_URL must begin with https:// in production, because shoppers send passwords and addresses to it.',
    ],
    [
      'refuses a test key',
      { ...SELLING, STRIPE_SECRET_KEY: 'rk_test_1' },
      'STRIPE_SECRET_KEY is a test key, which moves no real money: set the live key, or DEMONSTRATION=true.',
    ],
    [
      'refuses the payment sandbox',
      { ...SELLING, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', PAYMENTS: 'sandbox' },
      'PAYMENTS is sandbox, but a shop in production must not accept test cards: set Stripe’s keys ' +
        'instead, or DEMONSTRATION=true.',
    ],
  ])('%s', (_, env, sentence) => {
    expect(() => read(env)).toThrow(new ConfigError(sentence));
  });

  it('is a demonstration only on request, and then needs no other settings', () => {
    expect(
      read({
        NODE_ENV: 'production',
        DEMONSTRATION: 'true',
        PAYMENTS: 'sandbox',
        INDEXNOW_KEY: 'a-key-of-the-shop',
      }),
    ).toMatchObject({
      demonstration: true,
      samples: true,
      databaseUrl: null,
      stripe: null,
      mail: { smtpUrl: null },
      indexNow: null,
    });
    expect(read({ ...SELLING, DEMONSTRATION: 'true', STRIPE_SECRET_KEY: 'sk_test_1' })).toMatchObject({
      samples: true,
    });
  });
});

it('samples are never sold for real money', () => {
  const { NODE_ENV: _, ...atHome } = SELLING;
  for (const env of [{ ...SELLING, DEMONSTRATION: 'true' }, atHome])
    expect(() => read(env)).toThrow(
      new ConfigError(
        'STRIPE_SECRET_KEY is a live key, but the demonstration’s invented tyres must not be sold: set a test ' +
          'key, or NODE_ENV=production without DEMONSTRATION.',
      ),
    );
});

it('outside production samples are shown by default, without a notice on pages', () => {
  expect(read({})).toMatchObject({ production: false, demonstration: false, samples: true });
  expect(read({ DEMONSTRATION: 'false' })).toMatchObject({ demonstration: false, samples: false });
});
