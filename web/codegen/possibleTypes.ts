import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { isAbstractType } from 'graphql';

/** Writes the members of each union and interface, which Apollo's cache needs to match fragments on them. */
export const plugin: CodegenPlugin['plugin'] = (schema) => {
  const abstractTypes = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const members = abstractTypes.map((type) => [
    type.name,
    schema.getPossibleTypes(type).map(({ name }) => name),
  ]);
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(members), null, 2)};\n`;
};
