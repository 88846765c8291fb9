import { setTimeout as delay } from 'node:timers/promises';
import { keysOf } from '@treadline/schema/trade/values/words';
import example from '../../../../../.env.example?raw';
import { createLimiter } from '../../../platform/limits/limiter.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { AuditService } from '../../operations/audit/index.ts';
import type { ConnectionName } from './connection.enums.ts';
import { ConnectionTest, ServiceConnection } from './connection.types.ts';
import { connections } from './connections.ts';

const MOST_TESTS = 20;
const PERIOD_S = 600;
const TOO_MANY = 'Too many tests. Please wait a few minutes.';
/** The time limit for a test, whatever its own calls wait for. */
const TIMEOUT_MS = 12_000;
const MOST_CHARACTERS = 300;
const HIDDEN = '•••';

/** The meanings of environment variables. docs/configuration.md states them; `generate` copies them to the example. */
const MEANINGS = new Map(
  [...example.matchAll(/^# (?<meaning>.+)\n#(?<name>[A-Z\d_]+)=/gm)].map(({ groups }) => [
    groups?.['name'] ?? '',
    groups?.['meaning'] ?? '',
  ]),
);

/** A variable's sentence. @throws Error for one that the documentation doesn't have. */
function meaningOf(name: string): string {
  const meaning = MEANINGS.get(name);
  if (!meaning) throw new Error(`docs/configuration.md has no row for ${name}.`);
  return meaning;
}

/** A service's words as plain text on one line, without secrets, shortened. */
function shown(words: string, secrets: readonly string[]): string {
  const open = secrets.filter(Boolean).reduce((text, secret) => text.replaceAll(secret, HIDDEN), words);
  const line = open.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1)}…` : line;
}

/** Lists the services outside the shop and tries them. Their addresses come from the environment alone. */
export class ConnectionService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #tests = createLimiter(this.platform, 'connection-tests', MOST_TESTS, PERIOD_S);

  /** All services, in the order they're shown. */
  all(): ServiceConnection[] {
    return keysOf(connections).map((name) => {
      const { label, purpose, of } = connections[name];
      const { state, target, variables, test } = of(this.services);
      return result(ServiceConnection, {
        name,
        label,
        purpose,
        state,
        target,
        variables: variables.map((variable) => ({ name: variable, meaning: meaningOf(variable) })),
        canTest: test !== null,
      });
    });
  }

  /**
   * Makes one harmless call to a service.
   * @returns null if it isn't connected.
   * @throws PublicError TOO_MANY_REQUESTS after twenty tests in ten minutes.
   */
  async test(viewer: Viewer, name: ConnectionName): Promise<ConnectionTest | null> {
    const { test, secrets } = connections[name].of(this.services);
    if (!test) return null;
    await this.#tests.require('shop', TOO_MANY);
    const began = performance.now();
    const { works, words } = await Promise.race([attempt(test), silence()]);
    const milliseconds = Math.round(performance.now() - began);
    await this.platform.orm.em.fork().transactional(async (em) => {
      const after = { works };
      this.#audit.record(em, {
        actor: viewer,
        subject: 'connection',
        subjectId: name,
        action: 'tested',
        before: {},
        after,
      });
    });
    return result(ConnectionTest, { works, answer: shown(words, secrets), milliseconds });
  }
}

interface Outcome {
  readonly works: boolean;
  readonly words: string;
}

async function attempt(test: () => Promise<string>): Promise<Outcome> {
  try {
    return { works: true, words: await test() };
  } catch (error) {
    return { works: false, words: wordsOf(error) };
  }
}

/** The message of an error, or of its cause if that's why a request couldn't be sent. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  return message === 'fetch failed' && cause instanceof Error ? cause.message : message;
}

async function silence(): Promise<Outcome> {
  await delay(TIMEOUT_MS, undefined, { ref: false });
  return { works: false, words: `No answer within ${TIMEOUT_MS / 1_000} seconds.` };
}
