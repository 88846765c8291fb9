import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
}

function licenceIn({ license, licenses }: Manifest): string | null {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? null;
}

/**
 * The licence each installed package states, by `name@version`.
 * @param store pnpm's folder of packages, node_modules/.pnpm.
 */
export function installedLicences(store: string): ReadonlyMap<string, string | null> {
  const licences = new Map<string, string | null>();
  for (const folder of readdirSync(store)) {
    const [, name = ''] = /^(@?[^@]+)@/.exec(folder) ?? [];
    const file = join(store, folder, 'node_modules', name.replace('+', '/'), 'package.json');
    if (name === '' || !existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    licences.set(`${manifest.name}@${manifest.version}`, licenceIn(manifest));
  }
  return licences;
}
