import { resolve } from 'node:path';
import { ConfigError, integer, text, type Environment } from './environment.ts';

/** A secret for a supplier's host, and the one host that it's sent to. */
export interface HostSecret {
  readonly host: string;
  readonly value: string;
}

/** How files of suppliers are fetched. */
export interface SuppliersConfig {
  /** The folder below which feeds may read files; null if they may read none. */
  readonly folder: string | null;
  /** Hosts in private networks that feeds may fetch from, as host:port, and without TLS. */
  readonly privateHosts: readonly string[];
  /** How long a host has for a whole file. */
  readonly fetchSeconds: number;
  /** By the names of their variables. */
  readonly secrets: ReadonlyMap<string, HostSecret>;
}

/** The beginning of the name of each variable that holds a secret for a supplier's host. */
export const SUPPLIER_SECRET = 'SUPPLIER_SECRET_';
const HOST_AND_SECRET = /^(?<host>[a-z\d.:-]+)\s+(?<value>\S[^]*)$/;

function readSecrets(env: Environment): Map<string, HostSecret> {
  const names = Object.keys(env).filter((name) => name.startsWith(SUPPLIER_SECRET));
  return new Map(
    names.toSorted().flatMap((name) => {
      const value = text(env, name);
      if (value === null) return [];
      const { groups } = HOST_AND_SECRET.exec(value) ?? {};
      if (!groups)
        throw new ConfigError(
          `${name} must be the host that it’s for in lower case, a space, and the secret; it is not.`,
        );
      return [[name, { host: groups['host'] ?? '', value: groups['value'] ?? '' }]];
    }),
  );
}

/** @throws ConfigError for a secret without a host. */
export function readSuppliers(env: Environment, workingDirectory: string): SuppliersConfig {
  const folder = text(env, 'SUPPLIER_FOLDER');
  return {
    folder: folder === null ? null : resolve(workingDirectory, folder),
    privateHosts: (text(env, 'SUPPLIER_PRIVATE_HOSTS') ?? '').split(',').flatMap((host) => host.trim() || []),
    fetchSeconds: integer(env, 'SUPPLIER_FETCH_SECONDS', 120, 1, 600),
    secrets: readSecrets(env),
  };
}
