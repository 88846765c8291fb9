import { pino, type Logger } from 'pino';
import { activityFacts } from './activity.ts';

/**
 * One JSON line an event in production; short readable lines on a terminal. Plates, passwords and tokens are
 * never logged. Each line tells the request that it was written for.
 */
export function createLogger(
  level: string,
  write: { isTTY?: boolean; write(text: string): unknown },
): Logger {
  if (!write.isTTY)
    return pino(
      { level, base: null, mixin: activityFacts, timestamp: pino.stdTimeFunctions.isoTime },
      { write: (line: string) => void write.write(line) },
    );
  return pino({ level, base: null }, { write: (line: string) => void write.write(readable(line)) });
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
