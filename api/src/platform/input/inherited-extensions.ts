import { isInputObjectType, type GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

/** Gives inputs the extensions of the fields that they inherit, which type-graphql leaves out. */
export function inheritExtensions(schema: GraphQLSchema): void {
  const { inputTypes } = getMetadataStorage();
  for (const { name, target } of inputTypes) {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) continue;
    const inherited = inputTypes.filter((base) => target.prototype instanceof base.target);
    for (const { schemaName, extensions } of inherited.flatMap(({ fields = [] }) => fields))
      Object.assign(type.getFields()[schemaName] ?? {}, { extensions });
  }
}
