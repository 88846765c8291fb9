import { ConfigError, oneOf, text, type Environment } from './environment.ts';

/** The shop’s mode. */
export interface Purpose {
  readonly production: boolean;
  /** Whether every page carries a demonstration notice and search engines are kept out. */
  readonly demonstration: boolean;
  /** Whether invented tyres, reviews, garages and registrations may be loaded. */
  readonly samples: boolean;
}

const LIVE_KEY = /^(sk|rk)_live_/;
const TEST_KEY = /^(sk|rk)_test_/;

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The settings a selling shop needs and that have no stand-in. */
function missingSettings(env: Environment): string[] {
  return ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'].filter(
    (name) => text(env, name) === null,
  );
}

/**
 * Reads the shop’s mode, and makes sure that a demonstration never sells: in production, samples and the payment
 * sandbox need DEMONSTRATION=true, and samples are refused together with a live Stripe key.
 * @throws ConfigError with one sentence, which lists all missing settings.
 */
export function readPurpose(env: Environment): Purpose {
  const production = env.NODE_ENV === 'production';
  const stated = oneOf(env, 'DEMONSTRATION', ['true', 'false'], production ? 'false' : 'true');
  const samples = stated === 'true';
  const key = text(env, 'STRIPE_SECRET_KEY') ?? '';
  if (production && !samples && text(env, 'PAYMENTS') === 'sandbox')
    throw new ConfigError(
      'PAYMENTS is sandbox, but a shop in production must not accept test cards: set Stripe’s keys ' +
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
      'PUBLIC_URL must begin with https:// in production, because shoppers send passwords and addresses to it.',
    );
  if (production && !samples && TEST_KEY.test(key))
    throw new ConfigError(
      'STRIPE_SECRET_KEY is a test key, which moves no real money: set the live key, or DEMONSTRATION=true.',
    );
  if (samples && LIVE_KEY.test(key))
    throw new ConfigError(
      'STRIPE_SECRET_KEY is a live key, but the demonstration’s invented tyres must not be sold: set a test ' +
        'key, or NODE_ENV=production without DEMONSTRATION.',
    );
  return { production, demonstration: text(env, 'DEMONSTRATION') === 'true', samples };
}
