import { pino, type Logger } from 'pino';
import { activityFacts } from './activity.ts';

/** What PostgreSQL and its client quote of rows and statements: it may be a name, an address or a hash. */
const QUOTED = ['detail', 'where', 'internalQuery', 'query', 'sql', 'parameters', 'params'];

/** What Stripe's refusals have of their own, and no others. */
const isOfStripe = (error: object): boolean => 'rawType' in error && 'requestId' in error;

/** Which refusal of Stripe's it is. Its message may quote an address, and what it carries, the secret of a payment. */
const OF_STRIPE = ['type', 'rawType', 'code', 'decline_code', 'param', 'statusCode', 'requestId'];

/** The calls that led to an error, below its kind in place of its message. */
function withoutWords(error: object): string {
  const stack = 'stack' in error ? String(error.stack) : '';
  const calls = stack.search(/^ +at /m);
  return `${error.constructor.name}\n${calls < 0 ? '' : stack.slice(calls)}`;
}

/**
 * An error as a line tells it: what went wrong and where, and no values. A plain object may be the copy of one; a text
 * is told as it is.
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
 * One JSON line an event in production; short readable lines on a terminal. Plates, passwords and tokens are
 * never logged, nor what the database or Stripe quotes. Each line tells the request that it was written for.
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
