import type { Socket } from 'node:net';
import pg from 'pg';

/**
 * Options for every database connection that limit the wait for a dead server. By default the driver waits without
 * limit, and TCP takes hours to notice a dead connection.
 */
export const NEVER_FOR_EVER = {
  /** Obtaining a connection, new or from the pool, in milliseconds. */
  connectionTimeoutMillis: 5_000,
  /** After this much silence, in milliseconds, TCP probes the other end every second, up to ten times. */
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  /**
   * The same for the server, which would otherwise hold the connections of a vanished host for hours and run out of
   * them. The last setting is for data that nobody acknowledges.
   */
  options:
    '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=10 -c tcp_user_timeout=20000',
} as const satisfies pg.ClientConfig;

/**
 * A connection outside any pool, not yet open.
 * @param name the application name that PostgreSQL shows.
 * @param limits overrides or adds to the common limits.
 */
export const newConnection = (
  connectionString: string,
  name: string,
  limits: pg.ClientConfig = {},
): pg.Client => new pg.Client({ connectionString, application_name: name, ...NEVER_FOR_EVER, ...limits });

/** Internals of a connection that the driver's types leave out. */
interface Connection {
  readonly connection: { readonly stream: Socket };
  /** Whether the connection is idle. */
  readonly readyForQuery: boolean;
}

/** Closes a connection to a silent server abruptly; an orderly close would wait forever. */
export function hangUp(client: pg.ClientBase): void {
  (client as unknown as Connection).connection.stream.destroy(
    new Error('Connection terminated: the database hasn’t answered for too long.'),
  );
}

/**
 * Breaks an open connection when a statement gets no answer for `ms` milliseconds. TCP may still consider it healthy.
 * @param isPatient whether statements currently have no time limit.
 */
export function breakOnSilence(client: pg.ClientBase, ms: number, isPatient = () => false): void {
  const of = client as unknown as Connection;
  of.connection.stream.setTimeout(ms, () => {
    if (!of.readyForQuery && !isPatient()) hangUp(client);
  });
}
