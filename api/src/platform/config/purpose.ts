import { ConfigError, oneOf, text, type Environment } from './environment.ts';

/** What a shop is run for. */
export interface Purpose {
  readonly production: boolean;
  /** Whether every page says that this is a demonstration, and search engines are kept out. */
  readonly demonstration: boolean;
  /** Whether the invented tyres, reviews, garages and registrations may be there. */
  readonly samples: boolean;
}

const LIVE_KEY = /^(sk|rk)_live_/;
const TEST_KEY = /^(sk|rk)_test_/;

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What a shop that sells cannot do without and nothing can stand in for. */
function missingSettings(env: Environment): string[] {
  return ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'].filter(
    (name) => text(env, name) === null,
  );
}

/**
 * Reads what the shop is run for, and keeps the demonstration from being sold: in production it is there only with
 * DEMONSTRATION=true, as are payments by which no money moves, and what is invented is never there together with a
 * live key of Stripe.
 * @throws ConfigError with one sentence; if settings are missing it names all of them.
 */
export function readPurpose(env: Environment): Purpose {
  const production = env.NODE_ENV === 'production';
  const stated = oneOf(env, 'DEMONSTRATION', ['true', 'false'], production ? 'false' : 'true');
  const samples = stated === 'true';
  const key = text(env, 'STRIPE_SECRET_KEY') ?? '';
  if (production && !samples && text(env, 'PAYMENTS') === 'sandbox')
    throw new ConfigError(
      'PAYMENTS is sandbox, and a shop in production must not give tyres for test cards: set the keys of Stripe ' +
        'instead, or DEMONSTRATION=true.',
    );
  const missing = production && !samples ? missingSettings(env) : [];
  if (missing.length > 0)
    throw new ConfigError(
      `A shop in production needs ${listed.format(missing)}; set what is ` +
        'missing, or DEMONSTRATION=true to show the demonstration, which sells nothing.',
    );
  if (production && !samples && !text(env, 'PUBLIC_URL')?.startsWith('https://'))
    throw new ConfigError(
      'PUBLIC_URL must begin with https:// in production, for shoppers send passwords and addresses there.',
    );
  if (production && !samples && TEST_KEY.test(key))
    throw new ConfigError(
      'STRIPE_SECRET_KEY is a test key, with which no real money moves: set the live one, or DEMONSTRATION=true.',
    );
  if (samples && LIVE_KEY.test(key))
    throw new ConfigError(
      'STRIPE_SECRET_KEY is a live key, and the invented tyres of the demonstration must not be sold: set a test ' +
        'key, or NODE_ENV=production without DEMONSTRATION.',
    );
  return { production, demonstration: text(env, 'DEMONSTRATION') === 'true', samples };
}
