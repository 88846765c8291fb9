import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LEAST_ANSWERS, type Figures, type Turn } from './turn.ts';

const PROCESS = fileURLToPath(new URL('generator-process.ts', import.meta.url));

/** A turn that goes on until it's stopped. */
export interface OpenTurn {
  stop(): Promise<Figures>;
}

/** The process that sends the requests. It takes one turn at a time. */
export interface LoadGenerator {
  /** @throws Error with a sentence if anything was answered with an error. */
  load(what: string, turn: Turn): Promise<Figures>;
  /** The same without a warning: a cold server may be slow. */
  warmUp(what: string, turn: Turn): Promise<Figures>;
  begin(what: string, turn: Omit<Turn, 'seconds'>): OpenTurn;
  /** A sentence for each turn so far in which the server was too slow or too busy. */
  readonly warnings: readonly string[];
  readonly pid: number;
  close(): void;
}

/** @param core the only one it may use; null if it shares them all. */
export function startLoadGenerator(core: string | null): LoadGenerator {
  const child =
    core === null
      ? fork(PROCESS)
      : fork(PROCESS, { execPath: 'taskset', execArgv: ['-c', core, process.execPath] });
  const warnings: string[] = [];
  const warmUp = async (what: string, turn: Turn): Promise<Figures> => {
    const answered = once(child, 'message');
    child.send(turn);
    const [{ figures, failure = 'nothing' }] = (await answered) as [{ figures?: Figures; failure?: string }];
    if (!figures) throw new Error(`${what}: ${failure}.`);
    return figures;
  };
  return {
    warnings,
    pid: child.pid ?? 0,
    warmUp,
    async load(what, turn) {
      const figures = await warmUp(what, turn);
      if (figures.refused > 0)
        warnings.push(`${what}: ${figures.refused} requests found the server too busy.`);
      if (figures.perSecond * turn.seconds < LEAST_ANSWERS)
        warnings.push(`${what}: ${figures.answers} answers took longer than ${turn.seconds} s.`);
      return figures;
    },
    begin(what, turn) {
      const figures = warmUp(what, { ...turn, seconds: Number.MAX_SAFE_INTEGER });
      // The caller learns of a failure when it stops the turn.
      figures.catch(() => undefined);
      return {
        stop() {
          child.send('stop');
          return figures;
        },
      };
    },
    close: () => child.disconnect(),
  };
}
