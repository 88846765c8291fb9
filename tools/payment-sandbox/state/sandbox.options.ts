/** The part of pino's interface that the sandbox uses. */
export interface SandboxLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface PaymentSandboxOptions {
  /** The secret key of the shop's Stripe client. Live keys are refused. */
  secretKey: string;
  /** The endpoint for events. Without it they're recorded, but not sent. */
  webhook?: {
    /** Where events go; called at each delivery, because the shop may learn its own port late. */
    url: () => string;
    /** Signs the deliveries: the `whsec_…` the shop verifies with. */
    secret: string;
    /** How long the shop has to answer, in milliseconds; 10,000 by default. */
    timeoutMs?: number;
  };
  /** Where the browser reaches the card page, without a trailing slash; by default the listening address. */
  publicUrl?: string | (() => string);
  /** Shown on the card page. */
  shopName?: string;
  /** Preserves sessions, payments and pending deliveries over restarts; without it they're lost with the process. */
  stateFile?: string;
  logger?: SandboxLogger;
  /** The clock of sessions and signatures. */
  now?: () => Date;
  /** Delays between attempts to deliver an event; after the last one the event is given up. */
  retryDelaysMs?: readonly number[];
  /** The sandbox takes no money, so a shop that runs it in production by mistake gives its goods away. */
  allowInProduction?: boolean;
}

/** Seconds, half a minute, minutes, an hour: quick enough for a demonstration, patient enough for a restart. */
export const DEFAULT_RETRY_DELAYS_MS: readonly number[] = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000];
export const DEFAULT_WEBHOOK_TIMEOUT_MS = 10_000;

export const SILENT_LOGGER: SandboxLogger = { info: () => {}, warn: () => {}, error: () => {} };

/** @throws Error with a sentence for the operator if the configuration is invalid. */
export function checkOptions(options: PaymentSandboxOptions): void {
  if (process.env.NODE_ENV === 'production' && options.allowInProduction !== true) {
    throw new Error(
      'The payment sandbox takes no real money and won’t start with NODE_ENV=production unless ' +
        'allowInProduction is set.',
    );
  }
  if (options.secretKey.trim() === '') throw new Error('The payment sandbox needs a secret key.');
  if (/^[sr]k_live_/.test(options.secretKey))
    throw new Error('The payment sandbox refuses a live Stripe key.');
  if (options.webhook?.secret.trim() === '') throw new Error('The payment sandbox needs a webhook secret.');
}
