// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo, type DocumentNode } from 'graphql';
import { expect, it } from 'vitest';
import { SCREENS } from './sections.ts';

const SECTIONS = import.meta.dirname;
const SOURCE_ROOT = join(SECTIONS, '../../..');
const schema = buildSchema(readFileSync(join(SOURCE_ROOT, '../../schema/schema.graphql'), 'utf8'));

const files = readdirSync(SOURCE_ROOT, { recursive: true, encoding: 'utf8' }).map((file) =>
  join(SOURCE_ROOT, file),
);
const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const parsed = new Map(
  files.filter((file) => file.endsWith('.graphql')).map((file) => [file, parse(textOf(file))] as const),
);
const definitions = [...parsed.values()].flatMap((document) => document.definitions);
const fragments = new Map(
  definitions.flatMap((one) => (one.kind === 'FragmentDefinition' ? [[one.name.value, one] as const] : [])),
);

/** The scopes that a document's queries require, leaving out fields that a variable includes. */
function demandedBy(document: DocumentNode): Set<string> {
  const demanded = new Set<string>();
  function scan(node: DocumentNode['definitions'][number]): void {
    const types = new TypeInfo(schema);
    const visitor = visitWithTypeInfo(types, {
      Field(field) {
        if (field.directives?.some(({ name }) => name.value === 'include')) return false;
        for (const { name, arguments: given = [] } of types.getFieldDef()?.astNode?.directives ?? []) {
          const [requires, scope] = ['requires', 'scope'].map((word) => {
            const value = given.find((argument) => argument.name.value === word)?.value;
            return value && 'value' in value ? String(value.value) : '';
          });
          if (name.value === 'auth' && requires === 'ADMIN' && scope) demanded.add(scope);
        }
        return undefined;
      },
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment) scan(fragment);
      },
    });
    visit(node, visitor);
  }
  for (const definition of document.definitions)
    if (definition.kind === 'OperationDefinition' && definition.operation === 'query') scan(definition);
  return demanded;
}

/** The scopes that a screen's queries require when it opens. Files that check `useCan` first don't count. */
function demandsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const source = textOf(file);
  const asksFirst = source.includes('useCan(');
  const guarded = [...source.matchAll(/\bcan\('\w+'\) && <(\w+)/g)].map(([, name = '']) => name);
  const imports = [...source.matchAll(/import (?:type )?([^;]*?) from '(\.[^']+)'/g)];
  return imports.reduce((all, [, names = '', path = '']) => {
    const target = join(dirname(file), path);
    if (guarded.some((name) => names.includes(name))) return all;
    if (!path.endsWith('.generated.ts')) return new Set([...all, ...demandsOf(target, seen)]);
    const queries = [...names.matchAll(/use(\w+?)(?:Suspense|Lazy)?Query\b/g)].map(([, name]) => name);
    const document = parsed.get(target.replace('.generated.ts', '.graphql'));
    const asked = document?.definitions.filter(
      (one) => one.kind === 'OperationDefinition' && queries.includes(one.name?.value),
    );
    if (asksFirst || !document || !asked) return all;
    return new Set([...all, ...demandedBy({ ...document, definitions: asked })]);
  }, new Set<string>());
}

/** Each screen's file, parsed from the source of the tables. */
const fileOf = new Map(
  ['buyingSections.ts', 'dailySections.ts', 'fittingSections.ts', 'sections.ts'].flatMap((name) =>
    [...textOf(join(SECTIONS, name)).matchAll(/path: '([^']*)',[^]*?import\('([^']+)'\)/g)].map(
      ([, path = '', file = '']) => [path, join(SECTIONS, file)] as const,
    ),
  ),
);

it.each(SCREENS)('the screen “$path” declares every scope that its queries require', ({ path, scopes }) => {
  const file = fileOf.get(path);
  expect(file).toBeDefined();
  // The home screen shows each card only to users with its scope.
  const missing = [...demandsOf(file ?? '')].filter((scope) => !['USE_ADMIN', ...scopes].includes(scope));
  expect(path === '' ? [] : missing).toEqual([]);
});
