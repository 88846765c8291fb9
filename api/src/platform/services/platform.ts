import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { DataVersions } from '../database/data-versions.ts';
import type { Sql } from '../database/sql.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Tracing } from '../observability/tracing.ts';

/** The foundation of every feature. It depends on none of them. */
export interface Platform {
  readonly config: Config;
  readonly logger: Logger;
  /** Writes and aggregates; fork its `em` for each unit of work. */
  readonly orm: MikroORM;
  /** Hot reads. */
  readonly sql: Sql;
  readonly jobs: Jobs;
  /** Pictures and photographs. */
  readonly files: FileStore;
  readonly versions: DataVersions;
  /** All connection pools by purpose, except the listening connection. */
  readonly pools: Readonly<Record<'writes' | 'reads' | 'jobs' | 'limits', pg.Pool>>;
  /** This process's metrics. */
  readonly metrics: Metrics;
  /** Null without tracing. */
  readonly tracing: Tracing | null;
  /** The shop's clock; tests set it. */
  readonly now: () => Date;
}
