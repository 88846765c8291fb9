import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';

const read = (env: Record<string, string>) => readConfig(env, '/srv/shop');

describe('the settings', () => {
  it('serve no metrics and send no traces by default', () => {
    expect(read({})).toMatchObject({ metrics: { port: null, token: null }, tracing: null });
    expect(
      read({
        HOST: '10.0.0.1',
        METRICS_PORT: '9100',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, tenant=shop',
      }),
    ).toMatchObject({
      metrics: { port: 9100, host: '10.0.0.1' },
      tracing: {
        endpoint: 'http://collector:4318',
        headers: { 'api-key': 'a b', tenant: 'shop' },
        serviceName: 'treadline',
        share: 1,
      },
    });
    for (const [env, fault] of [
      [{ METRICS_PORT: '4000' }, 'METRICS_PORT must differ from PORT; both are 4000.'],
      [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 32 characters; it has 5.'],
      [
        { OTEL_TRACES_SAMPLER_ARG: 'all' },
        'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1; it is not.',
      ],
    ] as const)
      expect(() => read(env)).toThrow(new ConfigError(fault));
  });

  it('all have a default, and the data folder is beside the project', () => {
    expect(read({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      dataDir: '/srv/shop/.data',
      uploads: { kind: 'folder', path: '/srv/shop/.data/uploads', setting: 'DATA_DIR' },
      databaseUrl: null,
      databaseReplicaUrls: [],
      stripe: null,
      pictureWorkers: null,
      trustedProxies: 0,
      sandbox: { host: '127.0.0.1', port: 4001, publicUrl: 'http://localhost:4001' },
      limits: {
        depth: 10,
        aliases: 15,
        guestCost: 1_000,
        adminCost: 5_000,
        signInsPerAddress: 20,
        checkoutsPerAddress: 20,
        unitsPerAddress: 200,
      },
      accounts: { jwtSecret: null, sessionDays: 7, adminIdleMinutes: 30, passwordMinLength: 6, admin: null },
      hashing: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
      mail: { smtpUrl: null, from: null, folder: '/srv/shop/.data/mail' },
      webhooks: { privateTargets: false },
      vehicleLookup: { dvla: null, dvsa: null },
    });
  });

  it('that are empty or blank count as missing', () => {
    expect(
      read({ PORT: '', HOST: '  ', DATABASE_URL: '', STRIPE_SECRET_KEY: ' ', PICTURE_WORKERS: '' }),
    ).toMatchObject({ port: 4000, host: '127.0.0.1', databaseUrl: null, stripe: null, pictureWorkers: null });
  });

  it('are parsed', () => {
    expect(
      read({
        PORT: '8080',
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://tyres.example/',
        DATA_DIR: '/var/shop',
        DATABASE_URL: 'postgres://shop@db/shop',
        DATABASE_REPLICA_URLS: 'postgres://shop@one/shop, postgres://shop@two/shop,',
        PICTURE_WORKERS: '0',
        WEB_DEV_SERVER: 'true',
      }),
    ).toMatchObject({
      port: 8080,
      publicUrl: 'https://tyres.example',
      dataDir: '/var/shop',
      databaseUrl: 'postgres://shop@db/shop',
      databaseReplicaUrls: ['postgres://shop@one/shop', 'postgres://shop@two/shop'],
      pictureWorkers: 0,
      webDevServer: true,
      sandbox: { port: 8081, publicUrl: 'https://tyres.example:8081' },
    });
    expect(read({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: null,
    });
    expect(
      read({
        DVSA_API_KEY: 'k',
        DVSA_CLIENT_ID: 'c',
        DVSA_CLIENT_SECRET: 's',
        DVSA_TOKEN_URL: 'https://login.example/token',
        DVLA_API_KEY: 'v',
      }).vehicleLookup,
    ).toMatchObject({
      dvsa: { clientId: 'c', url: 'https://history.mot.api.gov.uk' },
      dvla: { apiKey: 'v', url: expect.stringContaining('vehicle-enquiry') },
    });
    expect(
      read({
        ADMIN_EMAIL: 'owner@example.com',
        ADMIN_PASSWORD: 'twelve tyres and a jack',
        JWT_SECRET: 's'.repeat(32),
        SESSION_DAYS: '1',
        BREACHED_PASSWORDS_URL: 'https://api.pwnedpasswords.com/range/',
      }).accounts,
    ).toMatchObject({
      breachedPasswordsUrl: 'https://api.pwnedpasswords.com/range',
      jwtSecret: 's'.repeat(32),
      sessionDays: 1,
      admin: { email: 'owner@example.com', password: 'twelve tyres and a jack' },
    });
    expect(
      read({
        SMTP_URL: 'smtps://shop:secret@mail.example:465/',
        MAIL_FROM: 'Treadline Tyres <orders@treadline.example>',
      }).mail,
    ).toMatchObject({
      smtpUrl: 'smtps://shop:secret@mail.example:465',
      from: { name: 'Treadline Tyres', address: 'orders@treadline.example' },
    });
    expect(read({ MAIL_FROM: 'orders@treadline.example' }).mail.from).toEqual({
      name: '',
      address: 'orders@treadline.example',
    });
  });
});

describe('an invalid setting is reported in one sentence', () => {
  const because = 'DVSA_API_KEY is set and the MOT history service needs all of its settings';
  const dvsa = { DVSA_API_KEY: 'k', DVSA_CLIENT_ID: 'c', DVSA_CLIENT_SECRET: 's' };

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535; it is "http".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535; it is "65536".'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535; it is "0".'],
    [
      { PORT: '65535' },
      'SANDBOX_PORT is missing: PORT is 65535, so the payment sandbox can’t use the next port.',
    ],
    [{ SANDBOX_PORT: '4000' }, 'SANDBOX_PORT must differ from PORT; both are 4000.'],
    [
      { PUBLIC_URL: 'https://tyres.example/shop' },
      'PUBLIC_URL must end with its host or port, because the shop answers at the root; it has a path.',
    ],
    [{ RESPONSE_CACHE: 'no' }, 'RESPONSE_CACHE must be one of on and off; it is "no".'],
    [{ WARM_PAGES: 'yes' }, 'WARM_PAGES must be one of on and off; it is "yes".'],
    [{ PAYMENTS: 'paypal' }, 'PAYMENTS must be one of sandbox and stripe; it is "paypal".'],
    [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY is missing: PAYMENTS is stripe and needs it.'],
    [
      { PAYMENTS: 'sandbox', STRIPE_SECRET_KEY: 'sk' },
      'PAYMENTS is sandbox, but STRIPE_SECRET_KEY is set: remove one of them.',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'wh' },
      'STRIPE_SECRET_KEY is missing: STRIPE_WEBHOOK_SECRET is set and needs it.',
    ],
    [{ STRIPE_API_URL: 'foo' }, 'STRIPE_API_URL must be a URL starting with http:// or https://; it is not.'],
    [{ DVLA_URL: 'foo' }, 'DVLA_URL must be a URL starting with http:// or https://; it is not.'],
    [
      { DVSA_CLIENT_ID: 'c' },
      'DVSA_API_KEY is missing: DVSA_CLIENT_ID is set and the MOT history service needs all of its settings.',
    ],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must name the mail server’s host; it doesn’t.'],
    [
      { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'eleven char' },
      'ADMIN_PASSWORD must have at least 12 characters; it has 11.',
    ],
    [{ PORT: '-1' }, 'PORT must be a whole number from 1 to 65535; it is "-1".'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 1 to 65535; it is "80.5".'],
    [{ SANDBOX_PORT: 'x' }, 'SANDBOX_PORT must be a whole number from 1 to 65535; it is "x".'],
    [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE must be a whole number from 2 to 200; it is "1".'],
    [{ TRUSTED_PROXIES: '11' }, 'TRUSTED_PROXIES must be a whole number from 0 to 10; it is "11".'],
    [{ PICTURE_WORKERS: 'all' }, 'PICTURE_WORKERS must be a whole number from 0 to 64; it is "all".'],
    [{ GRAPHQL_MAX_DEPTH: '0' }, 'GRAPHQL_MAX_DEPTH must be a whole number from 1 to 100; it is "0".'],
    [{ GRAPHQL_MAX_ALIASES: '-1' }, 'GRAPHQL_MAX_ALIASES must be a whole number from 0 to 1000; it is "-1".'],
    [{ GRAPHQL_MAX_COST: '0' }, 'GRAPHQL_MAX_COST must be a whole number from 1 to 1000000; it is "0".'],
    [
      { GRAPHQL_MAX_ADMIN_COST: 'NaN' },
      'GRAPHQL_MAX_ADMIN_COST must be a whole number from 1 to 1000000; it is "NaN".',
    ],
    [
      { REQUESTS_PER_MINUTE: '0' },
      'REQUESTS_PER_MINUTE must be a whole number from 1 to 10000000; it is "0".',
    ],
    [
      { API_KEY_REQUESTS_PER_MINUTE: '0' },
      'API_KEY_REQUESTS_PER_MINUTE must be a whole number from 1 to 10000000; it is "0".',
    ],
    [
      { WEBHOOK_PRIVATE_TARGETS: 'yes' },
      'WEBHOOK_PRIVATE_TARGETS must be one of true and false; it is "yes".',
    ],
    [
      { PAYMENT_READS_PER_HOUR: '1e9' },
      'PAYMENT_READS_PER_HOUR must be a whole number from 1 to 10000000; it is "1e9".',
    ],
    [
      { SIGN_INS_PER_ADDRESS: '0' },
      'SIGN_INS_PER_ADDRESS must be a whole number from 1 to 10000000; it is "0".',
    ],
    [
      { CHECKOUTS_PER_ADDRESS: '0' },
      'CHECKOUTS_PER_ADDRESS must be a whole number from 1 to 10000000; it is "0".',
    ],
    [
      { PIECES_PER_ADDRESS: 'many' },
      'PIECES_PER_ADDRESS must be a whole number from 1 to 10000000; it is "many".',
    ],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters; it has 5.'],
    [{ SESSION_DAYS: '0' }, 'SESSION_DAYS must be a whole number from 1 to 365; it is "0".'],
    [{ PASSWORD_MIN_LENGTH: '5' }, 'PASSWORD_MIN_LENGTH must be a whole number from 6 to 64; it is "5".'],
    [
      { BREACHED_PASSWORDS_URL: 'true' },
      'BREACHED_PASSWORDS_URL must be a URL starting with http:// or https://; it is not.',
    ],
    [{ ADMIN_EMAIL: 'owner' }, 'ADMIN_EMAIL must be an email address; it is "owner".'],
    [{ ADMIN_EMAIL: 'owner@example.com' }, 'ADMIN_PASSWORD is missing: ADMIN_EMAIL is set and needs it.'],
    [{ ADMIN_PASSWORD: 'twelve tyres' }, 'ADMIN_EMAIL is missing: ADMIN_PASSWORD is set and needs it.'],
    [
      { MAIL_FROM: 'Treadline' },
      'MAIL_FROM must be an address, or a name and an address such as Treadline ' +
        '<orders@treadline.example>; it is "Treadline".',
    ],
    [
      { SMTP_URL: 'http://mail.example' },
      'SMTP_URL must be a URL starting with smtp:// or smtps://; it is not.',
    ],
    [
      { PUBLIC_URL: 'tyres.example' },
      'PUBLIC_URL must be a URL starting with http:// or https://; it is not.',
    ],
    [
      { DATABASE_URL: 'mysql://db/shop' },
      'DATABASE_URL must be a URL starting with postgres:// or postgresql://; it is not.',
    ],
    [
      { DATABASE_URL: 'postgres://db/shop', DATABASE_REPLICA_URLS: 'postgres://one/shop,two/shop' },
      'DATABASE_REPLICA_URLS must be a URL starting with postgres:// or postgresql://; it is not.',
    ],
    [
      { DATABASE_REPLICA_URLS: 'postgres://one/shop' },
      'DATABASE_URL is missing: DATABASE_REPLICA_URLS is set and names its replicas.',
    ],
    [
      { SANDBOX_PUBLIC_URL: 'ftp://x' },
      'SANDBOX_PUBLIC_URL must be a URL starting with http:// or https://; it is not.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_WEBHOOK_SECRET is missing: without it Stripe’s webhooks can’t be verified.',
    ],
    [{ DVSA_API_KEY: 'k' }, `DVSA_CLIENT_ID is missing: ${because}.`],
    [{ DVSA_API_KEY: 'k', DVSA_CLIENT_ID: 'c' }, `DVSA_CLIENT_SECRET is missing: ${because}.`],
    [dvsa, `DVSA_TOKEN_URL is missing: ${because}.`],
    [
      { ...dvsa, DVSA_TOKEN_URL: 'https://login.example', DVSA_URL: 'nowhere' },
      'DVSA_URL must be a URL starting with http:// or https://; it is not.',
    ],
    [
      { DVLA_API_KEY: 'k', DVLA_URL: 'nowhere' },
      'DVLA_URL must be a URL starting with http:// or https://; it is not.',
    ],
    [
      { ...dvsa, DVSA_TOKEN_URL: 'login' },
      'DVSA_TOKEN_URL must be a URL starting with http:// or https://; it is not.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh', STRIPE_API_URL: 'api' },
      'STRIPE_API_URL must be a URL starting with http:// or https://; it is not.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace and silent; it is "loud".',
    ],
  ])('%o', (env, sentence) => {
    expect(() => read(env)).toThrow(new ConfigError(sentence));
  });

  it('a database address is never repeated, because it holds a password', () => {
    expect(() => read({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).toThrow(/^(?!.*secret)/);
  });
});
