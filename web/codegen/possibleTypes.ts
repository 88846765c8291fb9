import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { isAbstractType, visit } from 'graphql';

const constant = (name: string, type: string, value: unknown): string =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;

/**
 * Writes the members of each union and interface that a document has a fragment on: Apollo's cache needs no others to
 * match fragments, and every first view loads them. Separately lists the object types that have a fragment: nothing
 * needs them for matching, but Apollo warns about types it doesn't know.
 */
export const plugin: CodegenPlugin['plugin'] = (schema, documents) => {
  const named = new Set<string>();
  for (const { document } of documents)
    if (document)
      visit(document, {
        FragmentDefinition: ({ typeCondition }) => void named.add(typeCondition.name.value),
        InlineFragment: ({ typeCondition }) => void (typeCondition && named.add(typeCondition.name.value)),
      });
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => named.has(name));
  const members = types
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  const single = types.filter((type) => !isAbstractType(type)).map(({ name }) => name);
  return [
    constant('possibleTypes', 'Record<string, string[]>', Object.fromEntries(members)),
    constant('singleTypes', 'readonly string[]', single),
  ].join('');
};
