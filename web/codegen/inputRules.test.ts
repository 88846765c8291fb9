import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { plugin } from './inputRules.ts';

const SCHEMA = /* GraphQL */ `
  directive @constraint(
    maxLength: Int
    required: String
  ) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | INPUT_OBJECT
  type Query {
    model(slug: String! @constraint(maxLength: 150)): String
    brands: [String!]!
  }
  input LoginInput @constraint(required: "Please enter both") {
    email: String! @constraint(required: "Email is required", maxLength: 254)
    keep: Boolean!
  }
`;

it('rules of input fields and arguments become tables, and rules of a whole input become one record', async () => {
  const written = String(await plugin(buildSchema(SCHEMA), [], {}));
  const constants = [...written.matchAll(/^export const (\w+) = (\{[^;]*\}) as const satisfies ([^;]+);$/gm)];
  expect(constants.map(([, name, value = '', type]) => [name, JSON.parse(value) as unknown, type])).toEqual([
    [
      'loginInputRules',
      { email: { required: 'Email is required', maxLength: 254 } },
      'Readonly<Record<string, InputRule>>',
    ],
    ['modelRules', { slug: { maxLength: 150 } }, 'Readonly<Record<string, InputRule>>'],
    ['loginInputWhole', { required: 'Please enter both' }, 'InputRule'],
  ]);
});
