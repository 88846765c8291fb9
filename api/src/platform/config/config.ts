import net from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { readEmailAddress } from '../text/email-address.ts';
import { ConfigError, integer, oneOf, required, text, url, type Environment } from './environment.ts';
import { HASHING_COST, type HashingCost } from './hashing-cost.ts';
import { readIndexNow, type IndexNowConfig } from './index-now-config.ts';
import { readLimits, type LimitsConfig } from './limits-config.ts';
import { readMetrics, readTracing, type MetricsConfig, type TracingConfig } from './observability-config.ts';
import { readOwnerDatabaseUrl } from './owner-database.ts';
import { readPurpose, type Purpose } from './purpose.ts';
import { readReplicaUrls } from './replica-urls.ts';
import { readSuppliers, type SuppliersConfig } from './suppliers-config.ts';
import { readUploads, type UploadsConfig } from './uploads-config.ts';
import { readVehicleLookup, type VehicleLookupConfig } from './vehicle-lookup-config.ts';

/** Everything that differs between a laptop, the tests and production. Only {@link readConfig} builds it. */
export interface Config extends Purpose {
  readonly host: string;
  readonly port: number;
  /** Where shoppers reach the shop, without a trailing slash; used for links in emails and to other services. */
  readonly publicUrl: string;
  /** How many processes serve visitors. */
  readonly webProcesses: number;
  /** The only folder the shop writes to, unless uploads are stored elsewhere. */
  readonly dataDir: string;
  readonly uploads: UploadsConfig;
  /** Null starts the PostgreSQL that comes with the project. */
  readonly databaseUrl: string | null;
  /** The database as the role that owns the tables and migrates them at the start; null if the shop's own role does. */
  readonly ownerDatabaseUrl: string | null;
  /** Read replicas of the database; often empty. */
  readonly databaseReplicaUrls: readonly string[];
  /** Connections for reads, of each process. */
  readonly databasePoolSize: number;
  readonly logLevel: string;
  /** Off only to measure the cost of an answer's first request. */
  readonly responseCache: boolean;
  /** Whether popular pages are rendered before visitors request them; needs the response cache. */
  readonly warmPages: boolean;
  /** Off removes the service worker from all browsers. */
  readonly serviceWorker: boolean;
  /** Whether Vite serves the pages with hot reload instead of the built client. */
  readonly webDevServer: boolean;
  /** How long the process reports its shutdown to load balancers before it closes, in seconds. */
  readonly drainSeconds: number;
  /** How many proxies are in front of the shop, so that the visitor's address is taken from the right header. */
  readonly trustedProxies: number;
  readonly pictureWorkers: number | null;
  /** Null if the payment sandbox stands in for Stripe. */
  readonly stripe: StripeConfig | null;
  /** How long to wait for Stripe's answer. The request is then retried once, so a shopper may wait twice as long. */
  readonly stripeTimeoutMs: number;
  readonly sandbox: SandboxConfig;
  /** If the buyer leaves the payment page, we email them after this long that the order is still open. */
  readonly paymentReminderSeconds: number;
  readonly limits: LimitsConfig;
  readonly accounts: AccountsConfig;
  /** For passwords and codes; only tests use a cheaper one. */
  readonly hashing: HashingCost;
  readonly mail: MailConfig;
  readonly webhooks: WebhooksConfig;
  readonly suppliers: SuppliersConfig;
  readonly vehicleLookup: VehicleLookupConfig;
  /** Null if no search engine is notified of changes, as in a demonstration. */
  readonly indexNow: IndexNowConfig | null;
  readonly analytics: AnalyticsConfig;
  readonly metrics: MetricsConfig;
  readonly tracing: TracingConfig | null;
}

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The address of Stripe's API; null for Stripe's own. */
  readonly apiUrl: string | null;
}

/** The stand-in for Stripe when no key is set. */
export interface SandboxConfig {
  readonly host: string;
  readonly port: number;
  /** Where shoppers reach its card page, without a trailing slash. */
  readonly publicUrl: string;
}

export interface AccountsConfig {
  /** Signs session tokens; if null, the shop generates a secret and stores it in the database. */
  readonly jwtSecret: string | null;
  readonly sessionDays: number;
  /** Minutes of inactivity after which an administrator must sign in again. */
  readonly adminIdleMinutes: number;
  /** The shortest password for customers; administrators need a longer one. */
  readonly passwordMinLength: number;
  /** The range API that new passwords are looked up in, by five characters of their SHA-1; null if they aren't. */
  readonly breachedPasswordsUrl: string | null;
  /** Created at the first start, unless the shop already has an administrator. */
  readonly admin: { readonly email: string; readonly password: string } | null;
}

export interface MailConfig {
  /** The mail server with its password; null writes emails to files instead. */
  readonly smtpUrl: string | null;
  /** The sender of emails; null uses the shop's name and address from its settings. */
  readonly from: { readonly name: string; readonly address: string } | null;
  /** The folder for emails when there isn't a mail server. */
  readonly folder: string;
}

export interface WebhooksConfig {
  /** Whether webhooks may target private networks and plain HTTP, for services next to the shop and for tests. */
  readonly privateTargets: boolean;
}

/** How events are forwarded. Their destination is in the shop's settings. */
export interface AnalyticsConfig {
  /** The secret for Google's Measurement Protocol; null sends nothing. */
  readonly apiSecret: string | null;
  readonly url: string;
}

const DEFAULT_PORT = 4000;
const MAX_PORT = 65_535;
export const ADMIN_PASSWORD_MIN_LENGTH = 12;
/**
 * More would need more connections than a database usually allows. Windows and old versions of Node can't share a
 * socket.
 */
const MOST_WEB_PROCESSES = process.platform === 'win32' || !('BoundSocket' in net) ? 1 : 24;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
/** HS256 needs a key at least as long as its hash, 32 bytes (RFC 7518, 3.2). */
const MIN_SECRET_LENGTH = 32;
const MEASUREMENT_URL = 'https://www.google-analytics.com/mp/collect';

function readPublicUrl(env: Environment, port: number): string {
  const value = url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`;
  const { pathname, search, hash } = new URL(value);
  if (pathname !== '/' || search || hash)
    throw new ConfigError(
      'PUBLIC_URL must end with its host or port, because the shop answers at the root; it has a path.',
    );
  return value;
}

function readStripe(env: Environment): StripeConfig | null {
  const secretKey = text(env, 'STRIPE_SECRET_KEY');
  const payments = oneOf(env, 'PAYMENTS', ['sandbox', 'stripe'], secretKey ? 'stripe' : 'sandbox');
  const apiUrl = url(env, 'STRIPE_API_URL', ['http:', 'https:']);
  if (secretKey && payments === 'sandbox')
    throw new ConfigError('PAYMENTS is sandbox, but STRIPE_SECRET_KEY is set: remove one of them.');
  if (secretKey)
    return {
      secretKey,
      webhookSecret: required(env, 'STRIPE_WEBHOOK_SECRET', 'without it Stripe’s webhooks can’t be verified'),
      apiUrl,
    };
  if (text(env, 'STRIPE_WEBHOOK_SECRET'))
    required(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET is set and needs it');
  if (payments === 'stripe') required(env, 'STRIPE_SECRET_KEY', 'PAYMENTS is stripe and needs it');
  return null;
}

/** Checks the settings even if Stripe is used, but then allows the two ports to be equal. */
function readSandbox(
  env: Environment,
  { host, port, publicUrl, isUsed }: { host: string; port: number; publicUrl: string; isUsed: boolean },
): SandboxConfig {
  if (isUsed && port === MAX_PORT)
    required(env, 'SANDBOX_PORT', `PORT is ${MAX_PORT}, so the payment sandbox can’t use the next port`);
  const sandboxPort = integer(env, 'SANDBOX_PORT', Math.min(port + 1, MAX_PORT), 1, MAX_PORT);
  if (isUsed && sandboxPort === port)
    throw new ConfigError(`SANDBOX_PORT must differ from PORT; both are ${port}.`);
  const { protocol, hostname } = new URL(publicUrl);
  return {
    host: text(env, 'SANDBOX_HOST') ?? host,
    port: sandboxPort,
    publicUrl:
      url(env, 'SANDBOX_PUBLIC_URL', ['http:', 'https:']) ?? `${protocol}//${hostname}:${sandboxPort}`,
  };
}

function readAccounts(env: Environment): AccountsConfig {
  const jwtSecret = text(env, 'JWT_SECRET');
  if (jwtSecret && jwtSecret.length < MIN_SECRET_LENGTH)
    throw new ConfigError(
      `JWT_SECRET must have at least ${MIN_SECRET_LENGTH} characters; it has ${jwtSecret.length}.`,
    );
  const email = text(env, 'ADMIN_EMAIL');
  if (email && !readEmailAddress(email))
    throw new ConfigError(`ADMIN_EMAIL must be an email address; it is "${email}".`);
  const password = text(env, 'ADMIN_PASSWORD');
  const passwordMinLength = integer(env, 'PASSWORD_MIN_LENGTH', 6, 6, 64);
  const adminMinLength = Math.max(ADMIN_PASSWORD_MIN_LENGTH, passwordMinLength);
  if (password && [...password].length < adminMinLength)
    throw new ConfigError(
      `ADMIN_PASSWORD must have at least ${adminMinLength} characters; it has ${[...password].length}.`,
    );
  if (!email && password) required(env, 'ADMIN_EMAIL', 'ADMIN_PASSWORD is set and needs it');
  return {
    jwtSecret,
    sessionDays: integer(env, 'SESSION_DAYS', 7, 1, 365),
    adminIdleMinutes: integer(env, 'ADMIN_IDLE_MINUTES', 30, 5, 525_600),
    passwordMinLength,
    breachedPasswordsUrl: url(env, 'BREACHED_PASSWORDS_URL', ['http:', 'https:']),
    admin: email
      ? { email, password: required(env, 'ADMIN_PASSWORD', 'ADMIN_EMAIL is set and needs it') }
      : null,
  };
}

const SENDER = /^(?:"?(?<name>[^"<>\r\n]+?)"?\s*<(?<bracketed>[^<>]+)>|(?<bare>[^<>]+))$/;

function readMail(env: Environment, dataDir: string): MailConfig {
  const from = text(env, 'MAIL_FROM');
  const { name = '', bracketed, bare } = from === null ? {} : (SENDER.exec(from)?.groups ?? {});
  const address = readEmailAddress(bracketed ?? bare ?? '');
  if (from !== null && !address)
    throw new ConfigError(
      'MAIL_FROM must be an address, or a name and an address such as Treadline ' +
        `<orders@treadline.example>; it is "${from}".`,
    );
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (smtpUrl !== null && (!URL.canParse(smtpUrl) || !new URL(smtpUrl).hostname))
    throw new ConfigError('SMTP_URL must name the mail server’s host; it doesn’t.');
  return { smtpUrl, from: address ? { name, address } : null, folder: join(dataDir, 'mail') };
}

/**
 * Reads the environment once; nothing else in the project does.
 * @throws ConfigError with one sentence that names the setting and what it must be.
 */
export function readConfig(env: Environment, workingDirectory: string): Config {
  const purpose = readPurpose(env);
  const port = integer(env, 'PORT', DEFAULT_PORT, 1, MAX_PORT);
  const host = text(env, 'HOST') ?? '127.0.0.1';
  const dataDir = resolve(workingDirectory, text(env, 'DATA_DIR') ?? '.data');
  const publicUrl = readPublicUrl(env, port);
  const stripe = readStripe(env);
  const webDevServer = text(env, 'WEB_DEV_SERVER') === 'true';
  const cores = Math.min(availableParallelism(), MOST_WEB_PROCESSES);
  // Vite's development server is part of the process.
  const webProcesses = webDevServer ? 1 : integer(env, 'WEB_PROCESSES', cores, 1, MOST_WEB_PROCESSES);
  return {
    ...purpose,
    host,
    port,
    publicUrl,
    webProcesses,
    dataDir,
    uploads: readUploads(env, dataDir),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    ownerDatabaseUrl: readOwnerDatabaseUrl(env),
    databaseReplicaUrls: readReplicaUrls(env),
    databasePoolSize: Math.max(2, Math.ceil(integer(env, 'DATABASE_POOL_SIZE', 10, 2, 200) / webProcesses)),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    responseCache: oneOf(env, 'RESPONSE_CACHE', ['on', 'off'], 'on') === 'on',
    warmPages: oneOf(env, 'WARM_PAGES', ['on', 'off'], 'on') === 'on',
    serviceWorker: oneOf(env, 'SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    webDevServer,
    drainSeconds: integer(env, 'DRAIN_SECONDS', 0, 0, 60),
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0, 0, 10),
    pictureWorkers: text(env, 'PICTURE_WORKERS') === null ? null : integer(env, 'PICTURE_WORKERS', 1, 0, 64),
    stripe,
    stripeTimeoutMs: integer(env, 'STRIPE_TIMEOUT_MS', 4_000, 1, 4_500),
    sandbox: readSandbox(env, { host, port, publicUrl, isUsed: stripe === null }),
    paymentReminderSeconds: integer(env, 'PAYMENT_REMINDER_SECONDS', 300, 1, 1_200),
    limits: readLimits(env),
    accounts: readAccounts(env),
    hashing: HASHING_COST,
    mail: readMail(env, dataDir),
    webhooks: {
      privateTargets: oneOf(env, 'WEBHOOK_PRIVATE_TARGETS', ['true', 'false'], 'false') === 'true',
    },
    suppliers: readSuppliers(env, workingDirectory),
    vehicleLookup: readVehicleLookup(env),
    indexNow: purpose.demonstration ? null : readIndexNow(env),
    analytics: {
      apiSecret: text(env, 'ANALYTICS_API_SECRET'),
      url: url(env, 'ANALYTICS_URL', ['http:', 'https:']) ?? MEASUREMENT_URL,
    },
    metrics: readMetrics(env, { host, port }),
    tracing: readTracing(env),
  };
}
