import type { Socket } from 'node:net';
import pg from 'pg';

/**
 * What every connection to the database is opened with, so that none waits for ever for a server that is gone. By
 * itself the driver waits without end, and TCP believes in a silent connection for hours.
 */
export const NEVER_FOR_EVER = {
  /** To obtain a connection, new or from the pool, in milliseconds. */
  connectionTimeoutMillis: 5_000,
  /** After this silence, in milliseconds, TCP asks each second whether the other end is there, and ten times in all. */
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const satisfies pg.ClientConfig;

/**
 * A connection outside any pool, not opened yet.
 * @param name the application name that the database shows.
 * @param limits others besides, or instead.
 */
export const newConnection = (
  connectionString: string,
  name: string,
  limits: pg.ClientConfig = {},
): pg.Client => new pg.Client({ connectionString, application_name: name, ...NEVER_FOR_EVER, ...limits });

/** The parts of a connection that the driver's types leave out. */
interface Connection {
  readonly connection: { readonly stream: Socket };
  /** Whether no statement runs. */
  readonly readyForQuery: boolean;
}

/** Hangs up on a server that has fallen silent: to say goodbye to it would take for ever. */
export function hangUp(client: pg.ClientBase): void {
  (client as unknown as Connection).connection.stream.destroy(
    new Error('Connection terminated: the database has been silent for too long.'),
  );
}

/**
 * Breaks an open connection on which a statement is met by silence. Nothing else would: to TCP it may be whole.
 * @param isPatient whether the statement may take as long as it needs.
 */
export function breakOnSilence(client: pg.ClientBase, ms: number, isPatient = () => false): void {
  const of = client as unknown as Connection;
  of.connection.stream.setTimeout(ms, () => {
    if (!of.readyForQuery && !isPatient()) hangUp(client);
  });
}
