import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { isAbstractType, visit } from 'graphql';

/**
 * Writes the members of each union and interface that a document has a fragment on: those are what Apollo's
 * cache needs to match it, and the first view of every page loads them.
 */
export const plugin: CodegenPlugin['plugin'] = (schema, documents) => {
  const named = new Set<string>();
  for (const { document } of documents)
    if (document)
      visit(document, {
        FragmentDefinition: ({ typeCondition }) => void named.add(typeCondition.name.value),
        InlineFragment: ({ typeCondition }) => void (typeCondition && named.add(typeCondition.name.value)),
      });
  const members = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter(({ name }) => named.has(name))
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  return (
    'export const possibleTypes: Record<string, string[]> = ' +
    `${JSON.stringify(Object.fromEntries(members), null, 2)};\n`
  );
};
