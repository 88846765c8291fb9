import { pino, type Logger } from 'pino';
import { activityFacts } from './activity.ts';

/** Where PostgreSQL and its client quote rows and statements, which may hold names, addresses or hashes. */
const QUOTED = ['detail', 'where', 'internalQuery', 'query', 'sql', 'parameters', 'params'];

/** Only Stripe's errors have both fields. */
const isOfStripe = (error: object): boolean => 'rawType' in error && 'requestId' in error;

/**
 * The fields that identify a Stripe error. Its message may quote an address, and its other fields may hold a payment's
 * secret.
 */
const OF_STRIPE = ['type', 'rawType', 'code', 'decline_code', 'param', 'statusCode', 'requestId'];

/** An error's stack with its kind instead of its message. */
function withoutWords(error: object): string {
  const stack = 'stack' in error ? String(error.stack) : '';
  const calls = stack.search(/^ +at /m);
  return `${error.constructor.name}\n${calls < 0 ? '' : stack.slice(calls)}`;
}

/**
 * An error as logged: what went wrong and where, without values. A plain object may be a copied error; a text is logged
 * unchanged.
 */
function errorFacts(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const told = error instanceof Error ? pino.stdSerializers.err(error) : error;
  const facts = Object.entries(told).filter(([, fact]) => typeof fact !== 'object');
  if (isOfStripe(error))
    return {
      ...Object.fromEntries(facts.filter(([name]) => OF_STRIPE.includes(name))),
      stack: withoutWords(error),
    };
  return Object.fromEntries(facts.filter(([name]) => !QUOTED.includes(name)));
}

/**
 * In production one JSON line per event; on a terminal short readable lines. Never logs plates, passwords and tokens,
 * nor values quoted by the database or Stripe. Each line carries the id of its request.
 */
export function createLogger(
  level: string,
  write: { isTTY?: boolean; write(text: string): unknown },
): Logger {
  const serializers = { err: errorFacts };
  if (!write.isTTY)
    return pino(
      { level, base: null, serializers, mixin: activityFacts, timestamp: pino.stdTimeFunctions.isoTime },
      { write: (line: string) => void write.write(line) },
    );
  return pino(
    { level, base: null, serializers },
    { write: (line: string) => void write.write(readable(line)) },
  );
}

const NAMES: Readonly<Record<number, string>> = {
  20: 'debug',
  30: '',
  40: 'warning: ',
  50: 'error: ',
  60: 'fatal: ',
};

function readable(line: string): string {
  const {
    level,
    time,
    msg,
    err,
  }: {
    level: number;
    time: number;
    msg?: string;
    err?: { stack?: string };
  } = JSON.parse(line);
  return (
    `${new Date(time).toTimeString().slice(0, 8)} ` +
    `${NAMES[level] ?? ''}${msg ?? ''}${err?.stack ? `\n${err.stack}` : ''}\n`
  );
}
