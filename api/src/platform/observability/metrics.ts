import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';

/** Upper bounds, in seconds, for anything a visitor waits for. */
const ANSWERS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The same for background work. */
const WORK = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];

/** A queue whose length is read on each scrape. */
interface Waiting {
  readonly waitingCount: number;
}

/** A connection pool, as `pg` counts it. */
interface Pool extends Waiting {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly options: { readonly max: number };
}

/**
 * One process's metrics, in Prometheus format. All of them are declared here. Labels never take values from outside:
 * those are counted as `other`.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];

  readonly httpRequests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route pattern, method and status class; "left" if the client disconnected before the answer.',
    labelNames: ['route', 'method', 'status'],
    registers: this.#registers,
  });
  readonly httpFirstByte = new Histogram({
    name: 'http_time_to_first_byte_seconds',
    help: 'Seconds from the head of a request to the head of its answer, by route pattern.',
    labelNames: ['route'],
    buckets: ANSWERS,
    registers: this.#registers,
  });
  readonly graphqlOperations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Seconds of GraphQL operations, the shop’s own by name. Outcome: ok, refused, failed.',
    labelNames: ['operation', 'outcome'],
    buckets: ANSWERS,
    registers: this.#registers,
  });
  readonly responseCache = new Counter({
    name: 'answer_cache_requests_total',
    help: 'Requests that may be answered from the cache. Outcome: hit, miss, joined (waited for another’s answer).',
    labelNames: ['outcome'],
    registers: this.#registers,
  });
  readonly pageRenders = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Seconds to render a page, without waiting for its turn.',
    buckets: ANSWERS,
    registers: this.#registers,
  });
  readonly pagesRefused = new Counter({
    name: 'pages_refused_total',
    help: 'Pages that were not rendered because too many others waited.',
    registers: this.#registers,
  });
  readonly pagesWarmed = new Counter({
    name: 'pages_warmed_total',
    help: 'Popular pages rendered into the response cache while no visitor waited.',
    registers: this.#registers,
  });
  readonly poolWaits = new Histogram({
    name: 'db_pool_wait_duration_seconds',
    help: 'Seconds waiting for a database connection, new or pooled, until success or time-out.',
    labelNames: ['pool'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: this.#registers,
  });
  readonly jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Seconds of jobs by queue. Outcome: completed, retried (failed, will be retried), failed (for good).',
    labelNames: ['queue', 'outcome'],
    buckets: WORK,
    registers: this.#registers,
  });
  readonly jobDelays = new Histogram({
    name: 'job_start_delay_seconds',
    help: 'Seconds between a job’s due time and its start.',
    labelNames: ['queue'],
    buckets: WORK,
    registers: this.#registers,
  });
  readonly mails = new Counter({
    name: 'mails_total',
    help: 'Emails handed to the mail server. Outcome: sent, retried (refused, will be retried), failed (given up).',
    labelNames: ['outcome'],
    registers: this.#registers,
  });
  readonly browserFaults = new Counter({
    name: 'browser_faults_total',
    help: 'Exceptions reported by pages in visitors’ browsers.',
    registers: this.#registers,
  });
  readonly announcements = new Counter({
    name: 'data_version_announcements_total',
    help: 'Announcements of changed data, which clear the response cache, heard by this process.',
    labelNames: ['dataset'],
    registers: this.#registers,
  });

  /** All metrics as text. In a process of several it's replaced, and includes the others'. */
  collect = (): Promise<string> => this.registry.metrics();

  /** Adds metrics of the queue of pages. */
  watchPageQueue(queue: Waiting): void {
    new Gauge({
      name: 'page_render_queue_length',
      help: 'Pages waiting for their turn to be rendered.',
      registers: this.#registers,
      collect() {
        this.set(queue.waitingCount);
      },
    });
  }

  /** Adds the pools' metrics. */
  watchPools(pools: Readonly<Record<string, Pool>>): void {
    const add = (name: string, help: string, read: (pool: Pool) => number): void => {
      new Gauge({
        name,
        help,
        labelNames: ['pool'],
        registers: this.#registers,
        collect() {
          for (const [name, pool] of Object.entries(pools)) this.set({ pool: name }, read(pool));
        },
      });
    };
    add('db_pool_connections_max', 'Connections that the pool can open.', ({ options }) => options.max);
    add('db_pool_connections', 'Open connections.', ({ totalCount }) => totalCount);
    add('db_pool_connections_idle', 'Open connections not in use.', ({ idleCount }) => idleCount);
    add('db_pool_waiting', 'Callers waiting for a connection.', ({ waitingCount }) => waitingCount);
  }

  /** Adds memory, CPU, garbage collection and event-loop delay, which are measured only if metrics are read. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }
}
