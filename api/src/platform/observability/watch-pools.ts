import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { currentActivity } from './activity.ts';
import type { Metrics } from './metrics.ts';
import { sqlShape } from './sql-shape.ts';
import type { TraceStep } from './step.ts';

type Callback = (...given: unknown[]) => unknown;

/**
 * Measures how long callers wait for a connection. A waiting caller resumes in its own activity, not in that of the
 * caller whose connection came free.
 */
function measureWaits(pool: pg.Pool, name: string, metrics: Metrics): void {
  const connect = pool.connect as Callback;
  Object.defineProperty(pool, 'connect', {
    value: (callback?: Callback) => {
      const end = metrics.poolWaits.startTimer({ pool: name });
      if (!callback) return (Reflect.apply(connect, pool, []) as Promise<pg.PoolClient>).finally(() => end());
      const goOn = AsyncResource.bind((...given: unknown[]) => {
        end();
        return callback(...given);
      });
      return Reflect.apply(connect, pool, [goOn]);
    },
  });
}

function begun(query: unknown): TraceStep | undefined {
  const text = typeof query === 'string' ? query : ((query as { text?: unknown } | null)?.text ?? '');
  const shape = sqlShape(String(text));
  return currentActivity()?.step?.begin(shape.split(' ', 1)[0] ?? 'sql', 'client', {
    'db.system.name': 'postgresql',
    'db.query.text': shape,
  });
}

/**
 * Makes each statement a span of the activity that sends it; the queue's own statements belong to none and are left
 * out.
 */
function traceStatements(client: pg.PoolClient): void {
  const query = client.query as Callback;
  Object.assign(client, {
    query(...args: unknown[]) {
      const step = currentActivity()?.step ? begun(args[0]) : undefined;
      if (!step) return Reflect.apply(query, client, args);
      const end = (error?: unknown): void => {
        if (error) step.fail(String((error as { code?: unknown }).code ?? 'failed'));
        step.end();
      };
      const last = args.at(-1);
      if (typeof last === 'function') {
        args[args.length - 1] = (...given: unknown[]) => {
          end(given[0]);
          return (last as Callback)(...given);
        };
        return Reflect.apply(query, client, args);
      }
      const answer = Reflect.apply(query, client, args);
      if (answer instanceof Promise) answer.then(() => end(), end);
      else end();
      return answer;
    },
  });
}

/** Measures a process's pools; traces their statements only if tracing is on. */
export function watchPools(
  pools: Readonly<Record<string, pg.Pool>>,
  metrics: Metrics,
  isTraced: boolean,
): void {
  metrics.watchPools(pools);
  for (const [name, pool] of Object.entries(pools)) {
    measureWaits(pool, name, metrics);
    if (!isTraced) continue;
    const known = new WeakSet<pg.PoolClient>();
    // Migrations have already opened some connections.
    pool.on('acquire', (client) => {
      if (known.has(client)) return;
      known.add(client);
      traceStatements(client);
    });
  }
}
