import type { GraphQLField, GraphQLInputField, GraphQLNamedType } from 'graphql';

/** A type of the schema, or one of its fields. */
export interface SchemaPlace {
  readonly type: string;
  readonly field?: string | undefined;
}

export type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField;

/** The fields of an object, an interface or an input; none for other types. */
export const fieldsOf = (type: GraphQLNamedType): AnyField[] =>
  'getFields' in type ? Object.values<AnyField>(type.getFields()) : [];
