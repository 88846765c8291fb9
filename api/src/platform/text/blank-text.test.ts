import { expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';

const it = shopTest();

const LOGIN = /* GraphQL */ `
  mutation ($input: LoginInput!) {
    login(input: $input) {
      __typename
      ... on InvalidInput {
        fields {
          path
        }
      }
    }
  }
`;

it.for([{}, { email: null, password: null }, { email: '', password: '' }])(
  'a missing, null or blank text is refused in the same way: %j',
  async (input, { shop }) => {
    const { data, errors } = await shop.graphql(LOGIN, { input });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      login: { __typename: 'InvalidInput', fields: [{ path: 'email' }, { path: 'password' }] },
    });
  },
);
