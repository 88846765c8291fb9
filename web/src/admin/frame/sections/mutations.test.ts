// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSchema, parse, type ConstDirectiveNode } from 'graphql';
import { expect, it } from 'vitest';
import { SCREENS } from './sections.ts';

const SECTIONS = import.meta.dirname;
const SOURCE_ROOT = join(SECTIONS, '../../..');
const schema = buildSchema(readFileSync(join(SOURCE_ROOT, '../../schema/schema.graphql'), 'utf8'));

const sources = new Map(
  readdirSync(SOURCE_ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|graphql)$/.test(file) && !file.includes('.generated.'))
    .map((file) => [join(SOURCE_ROOT, file), readFileSync(join(SOURCE_ROOT, file), 'utf8')] as const),
);

function scopeOf(directives: readonly ConstDirectiveNode[] = []): string | null {
  const auth = directives.find(({ name }) => name.value === 'auth');
  const value = auth?.arguments?.find(({ name }) => name.value === 'scope')?.value;
  return value?.kind === 'EnumValue' ? value.value : null;
}

/** The scopes of each mutation hook, such as `useDeleteModelMutation`. */
const scopesOfHook = new Map<string, string[]>();
for (const [file, text] of sources) {
  if (!file.endsWith('.graphql')) continue;
  for (const one of parse(text).definitions) {
    if (one.kind !== 'OperationDefinition' || one.operation !== 'mutation' || !one.name) continue;
    const fields = one.selectionSet.selections.flatMap((each) =>
      each.kind === 'Field' ? [each.name.value] : [],
    );
    const scopes = fields.map((name) =>
      scopeOf(schema.getMutationType()?.getFields()[name]?.astNode?.directives),
    );
    scopesOfHook.set(
      `use${one.name.value}Mutation`,
      scopes.filter((scope) => scope !== null && scope !== 'USE_ADMIN').map(String),
    );
  }
}

/**
 * The mutations that a file and its imports can send, each as "file: scope", unless the screen requires the scope or a
 * file on the way asks for it.
 */
function unasked(file: string, asked: readonly string[], seen: Set<string>): string[] {
  const source = sources.get(file) ?? '';
  const quoted = [...source.matchAll(/['"]([A-Z]+_[A-Z_]+)['"]/g)].map(([, word = '']) => word);
  const granted = /\buseCan\(|\bscope=/.test(source) ? [...new Set([...asked, ...quoted])].toSorted() : asked;
  const visit = `${file} ${granted.join(' ')}`;
  if (seen.has(visit)) return [];
  seen.add(visit);
  const own = [...source.matchAll(/\buse\w+Mutation\b/g)]
    .flatMap(([hook]) => scopesOfHook.get(hook) ?? [])
    .filter((scope) => !granted.includes(scope))
    .map((scope) => `${file.slice(SOURCE_ROOT.length + 1)}: ${scope}`);
  const imported = [...source.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  return [...new Set([...own, ...imported.flatMap((one) => unasked(one, granted, seen))])];
}

const fileOf = new Map(
  [...sources]
    .filter(([file]) => dirname(file) === SECTIONS && !file.includes('.test.'))
    .flatMap(([, text]) => [...text.matchAll(/path: '([^']*)',[^]*?import\('([^']+)'\)/g)])
    .map(([, path = '', file = '']) => [path, join(SECTIONS, file)] as const),
);

it.each(SCREENS)('the screen “$path” offers changes only to users who may make them', ({ path, scopes }) => {
  const file = fileOf.get(path) ?? '';
  expect(existsSync(file)).toBe(true);
  expect(unasked(file, scopes.toSorted(), new Set())).toEqual([]);
});
