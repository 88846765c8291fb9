import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLInputType,
} from 'graphql';
import { describe, expect, it as test } from 'vitest';
import { ruleOf, type InputMember } from '../../src/platform/input/constraint.ts';
import { shopSchema as schema } from '../../src/schema.ts';
import { shopTest } from '../shop-test.ts';

/** Every argument and every input field, with its full path. */
const members = Object.values(schema.getTypeMap()).flatMap((type): [string, InputMember][] => {
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
  if (!isObjectType(type) || type.name.startsWith('__')) return [];
  return Object.values(type.getFields()).flatMap(({ name, args }) =>
    args.map((argument): [string, InputMember] => [`${type.name}.${name}(${argument.name})`, argument]),
  );
});

/** The limits that values of a type need. */
function limitsNeeded(type: GraphQLInputType): string[] {
  const range = ['min', 'max'];
  const ofItems = { String: ['maxLength'], ID: ['maxLength'], Int: range, Float: range, Pence: range };
  const { name } = getNamedType(type);
  return [
    ...(isListType(getNullableType(type)) ? ['maxItems'] : []),
    ...(Object.entries(ofItems).find(([scalar]) => scalar === name)?.[1] ?? []),
  ];
}

test('every text, number and list in the schema’s input states its limits', () => {
  const texts = members.filter(([, { type }]) => limitsNeeded(type).includes('maxLength'));
  const lists = members.filter(([, { type }]) => limitsNeeded(type).includes('maxItems'));
  expect([texts.length, lists.length].every((count) => count > 10)).toBe(true);
  expect(
    members.flatMap(([path, member]) =>
      limitsNeeded(member.type)
        .filter((limit) => !(limit in ruleOf(schema, member)))
        .map((limit) => `${path} has no ${limit}`),
    ),
  ).toEqual([]);
});

test('every rule suits its type: lengths for texts, ranges for numbers, items for lists', () => {
  const strays = members.flatMap(([path, member]) => {
    const stated = Object.keys(ruleOf(schema, member)).filter((key) =>
      ['maxLength', 'min', 'max', 'maxItems', 'pattern', 'format'].includes(key),
    );
    const allowed = limitsNeeded(member.type);
    const ofTexts = allowed.includes('maxLength') ? ['pattern', 'format'] : [];
    return stated.filter((key) => ![...allowed, ...ofTexts].includes(key)).map((key) => `${path}: ${key}`);
  });
  expect(strays).toEqual([]);
});

const it = shopTest();

describe('a rule that is broken', () => {
  it('a broken rule is refused in its own sentence, naming its field', async ({ shop }) => {
    const { data } = await shop.graphql(/* GraphQL */ `
      mutation {
        subscribeNewsletter(email: "sam@nowhere") {
          ... on InvalidInput {
            message
            fields {
              path
              message
            }
          }
        }
      }
    `);
    const message = 'Please enter a valid email';
    expect(data).toEqual({ subscribeNewsletter: { message, fields: [{ path: 'email', message }] } });
  });

  it('a broken rule is an error that names the value, if the result has no refusal', async ({ shop }) => {
    const tooLong = 'x'.repeat(20_001);
    const { errors } = await shop.graphql('query ($slug: String!) { model(slug: $slug) { slug } }', {
      slug: tooLong,
    });
    expect(errors).toMatchObject([
      {
        message: `slug: Please use at most 20000 characters; got "${tooLong.slice(0, 40)}".`,
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });

  it('a broken rule has the same sentence on a REST path', async ({ shop }) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: {
        first_name: 'x'.repeat(101),
        last_name: 'Wright',
        email: 'sam@nowhere',
        password: 'dry roads ahead',
        confirm_password: 'dry roads ahead',
      },
    });
    expect({ status: response.statusCode, body: response.json<object>() }).toMatchObject({
      status: 400,
      body: {
        success: false,
        error: 'Please use at most 100 characters',
        fields: [
          { path: 'first_name', message: 'Please use at most 100 characters' },
          { path: 'email', message: 'Please enter a valid email' },
        ],
      },
    });
  });

  it('a broken rule is explained only to callers who can use its field', async ({ shop }) => {
    const { errors } = await shop.graphql('{ orders(page: 0) { pageInfo { totalItems } } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
