import { parse } from 'yaml';

/** A third-party package in the image: installed beside the API, or bundled into the pages. */
export interface Part {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; null if the package states none. */
  readonly licence: string | null;
  /** The SHA-512 of its archive, in Base64. */
  readonly sha512: string | null;
  /** The packages it needs, as `name@version`. */
  readonly needs: readonly string[];
}

type Versions = Readonly<Record<string, string>>;

interface Lockfile {
  readonly importers: Readonly<
    Record<string, { dependencies?: Record<string, { version: string }>; optionalDependencies?: unknown }>
  >;
  readonly packages: Readonly<
    Record<string, { resolution?: { integrity?: string }; os?: string[]; cpu?: string[]; libc?: string[] }>
  >;
  readonly snapshots: Readonly<Record<string, { dependencies?: Versions; optionalDependencies?: Versions }>>;
}

/** The image's system. The lockfile also has packages for other systems, which aren't in the image. */
const IMAGE = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const;
/** The API is installed, the pages are bundled; tools and tests are in neither. */
const IN_THE_IMAGE = ['api', 'web'];

/** A key of the lockfile without its peers' versions: `name@version`. */
export const idOf = (key: string): string => key.replace(/\(.*$/s, '');

/** An alias has another package's key in place of a version. */
const keyOf = (name: string, version: string): string =>
  /^@?[^@(]+@/.test(version) ? version : `${name}@${version}`;

const keysOf = (versions: Versions = {}): string[] =>
  Object.entries(versions).map(([name, version]) => keyOf(name, version));

/**
 * The third-party packages in the image, sorted by name and version.
 * @param lockfile the text of pnpm-lock.yaml.
 * @param licenceOf returns the licence of a `name@version`.
 */
export function partsOf(lockfile: string, licenceOf: (id: string) => string | null): Part[] {
  const { importers, packages, snapshots } = parse(lockfile) as Lockfile;
  const isForImage = (key: string): boolean => {
    const { os, cpu, libc } = packages[idOf(key)] ?? {};
    return Object.entries({ os, cpu, libc }).every(
      ([kind, allowed]) => !allowed || allowed.includes(IMAGE[kind as keyof typeof IMAGE]),
    );
  };
  const needsOf = (key: string): string[] => {
    const { dependencies, optionalDependencies } = snapshots[key] ?? {};
    return [...keysOf(dependencies), ...keysOf(optionalDependencies)].filter(isForImage);
  };
  const waiting = IN_THE_IMAGE.flatMap((folder) =>
    Object.entries(importers[folder]?.dependencies ?? {}).flatMap(([name, { version }]) =>
      version.startsWith('link:') ? [] : [keyOf(name, version)],
    ),
  );
  const needs = new Map<string, Set<string>>();
  const seen = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const needed = needsOf(key);
    waiting.push(...needed);
    // One version with two sets of peers is one part.
    needs.set(idOf(key), new Set([...(needs.get(idOf(key)) ?? []), ...needed.map(idOf)]));
  }
  return [...needs]
    .map(([id, needed]) => {
      const [, name = '', version = ''] = /^(.+)@([^@]+)$/.exec(id) ?? [];
      const [, sha512 = null] = /^sha512-(.+)$/.exec(packages[id]?.resolution?.integrity ?? '') ?? [];
      return { name, version, licence: licenceOf(id), sha512, needs: [...needed].toSorted() };
    })
    .toSorted((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1));
}
