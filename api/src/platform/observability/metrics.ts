import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';

/** Upper bounds, in seconds, of what a visitor waits for. */
const ANSWERS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The same of what nobody waits for. */
const WORK = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];

/** A queue whose length is read when somebody asks for the figures. */
interface Waiting {
  readonly waitingCount: number;
}

/** A pool of connections, as `pg` counts it. */
interface Pool extends Waiting {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly options: { readonly max: number };
}

/**
 * The figures of one process, in the form of Prometheus. They live here alone: whoever has something to count adds to
 * one of these. No label takes a value from outside: what callers choose is `other`.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];

  readonly httpRequests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by route pattern, method and class of status; "left" if the client did not wait.',
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
    help: 'Seconds of GraphQL operations; the shop’s own by name. Outcome: ok, refused, failed.',
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
    help: 'Seconds that rendering a page took, without the wait for its turn.',
    buckets: ANSWERS,
    registers: this.#registers,
  });
  readonly pagesRefused = new Counter({
    name: 'pages_refused_total',
    help: 'Pages that were not rendered because too many others waited.',
    registers: this.#registers,
  });
  readonly poolWaits = new Histogram({
    name: 'db_pool_wait_duration_seconds',
    help: 'Seconds until a connection to the database was had, new or used, or was given up.',
    labelNames: ['pool'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: this.#registers,
  });
  readonly jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Seconds of jobs by queue. Outcome: completed, retried (failed, to be tried again), failed (for good).',
    labelNames: ['queue', 'outcome'],
    buckets: WORK,
    registers: this.#registers,
  });
  readonly jobDelays = new Histogram({
    name: 'job_start_delay_seconds',
    help: 'Seconds from when a job was due to when it started.',
    labelNames: ['queue'],
    buckets: WORK,
    registers: this.#registers,
  });
  readonly mails = new Counter({
    name: 'mails_total',
    help: 'Mails handed to the mail server. Outcome: sent, retried (refused, to be tried again), failed (given up).',
    labelNames: ['outcome'],
    registers: this.#registers,
  });
  readonly browserFaults = new Counter({
    name: 'browser_faults_total',
    help: 'Exceptions that pages reported from visitors’ browsers.',
    registers: this.#registers,
  });
  readonly announcements = new Counter({
    name: 'data_version_announcements_total',
    help: 'Announcements that data have changed, which empty the response cache, as this process heard them.',
    labelNames: ['dataset'],
    registers: this.#registers,
  });

  #hasProcess = false;

  /** Adds the figures of the pages' queue. */
  watchPageQueue(queue: Waiting): void {
    new Gauge({
      name: 'page_render_queue_length',
      help: 'Pages that wait for their turn to be rendered.',
      registers: this.#registers,
      collect() {
        this.set(queue.waitingCount);
      },
    });
  }

  /** Adds the figures of the pools. */
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
    add('db_pool_connections_max', 'Connections that the pool may open.', ({ options }) => options.max);
    add('db_pool_connections', 'Connections that are open.', ({ totalCount }) => totalCount);
    add('db_pool_connections_idle', 'Open connections that nobody uses.', ({ idleCount }) => idleCount);
    add('db_pool_waiting', 'Callers that wait for a connection.', ({ waitingCount }) => waitingCount);
  }

  /** Adds memory, CPU, garbage collection and event-loop delay, which are measured only where somebody reads them. */
  watchProcess(): void {
    if (this.#hasProcess) return;
    this.#hasProcess = true;
    collectDefaultMetrics({ register: this.registry });
  }
}
