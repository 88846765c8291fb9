import type { GraphQLSchema } from 'graphql';
import { fieldsOf, type SchemaPlace } from './schemaPlace.ts';

/** The types and fields whose name contains the text: the same name first, then those that start with it. */
export function searchSchema(schema: GraphQLSchema, text: string): SchemaPlace[] {
  const wanted = text.trim().toLowerCase();
  const ranks: SchemaPlace[][] = [[], [], []];
  const add = (name: string, place: SchemaPlace) => {
    const at = name.toLowerCase().indexOf(wanted);
    if (at >= 0) ranks[at > 0 ? 2 : Number(name.length > wanted.length)]?.push(place);
  };
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  for (const type of types) add(type.name, { type: type.name });
  for (const type of types)
    for (const field of fieldsOf(type)) add(field.name, { type: type.name, field: field.name });
  return ranks.flat();
}
