import { registerEnumType } from 'type-graphql';

/**
 * Makes the values of a GraphQL enum from their descriptions: the constant is the runtime value, the type its union.
 * @param name the name in the schema.
 */
export function graphqlEnum<const Values extends Record<string, string>>(
  name: string,
  description: string,
  values: Values,
): { readonly [Key in keyof Values & string]: Key } {
  const constants = Object.fromEntries(Object.keys(values).map((key) => [key, key])) as {
    [Key in keyof Values & string]: Key;
  };
  const valuesConfig = Object.fromEntries(
    Object.entries(values).map(([key, text]) => [key, { description: text }]),
  );
  registerEnumType(constants, { name, description, valuesConfig: valuesConfig as never });
  return constants;
}
