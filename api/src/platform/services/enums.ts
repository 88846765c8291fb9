import { keysOf, recordOf } from '@treadline/schema/trade/values/words';
import { registerEnumType } from 'type-graphql';

/**
 * Registers a GraphQL enum from its values' descriptions. The returned constant holds the runtime values.
 * @param name the name in the schema.
 * @param values each value's description, directly or as the `meaning` of its row in a table.
 */
export function graphqlEnum<
  const Values extends Readonly<Record<string, string | { readonly meaning: string }>>,
>(name: string, description: string, values: Values): { readonly [Key in keyof Values & string]: Key } {
  const names = keysOf(values);
  const constants = recordOf<{ readonly [Key in keyof Values & string]: Key }>(
    names.map((key) => [key, key]),
  );
  const valuesConfig = recordOf<Record<keyof Values & string, { description: string }>>(
    Object.entries(values).map(([key, said]) => [
      key,
      { description: typeof said === 'string' ? said : said.meaning },
    ]),
  );
  registerEnumType(constants, { name, description, valuesConfig });
  return constants;
}

/**
 * A GraphQL enum to which each feature adds its own values before the schema is built.
 * @param name the name in the schema.
 */
export function openEnum(
  name: string,
  description: string,
): {
  readonly values: Readonly<Record<string, string>>;
  readonly add: (value: string, description: string) => void;
} {
  const values: Record<string, string> = {};
  const valuesConfig: Record<string, { description: string }> = {};
  registerEnumType(values, { name, description, valuesConfig });
  return {
    values,
    add(value, text) {
      values[value] = value;
      valuesConfig[value] = { description: text };
    },
  };
}
