// @vitest-environment node
import { readFileSync } from 'node:fs';
import { gql, type StoreObject } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import {
  buildSchema,
  executeSync,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
} from 'graphql';
import { expect, it } from 'vitest';
import { createCache } from '../apollo/cache.ts';
import { documentAsSent } from '../apollo/documentAsSent.ts';
import { PageState } from './pageState.ts';
import { ownOperations } from './registeredDocuments.ts';

const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));

let made = 0;

/** A value of a type, different each time: answers of the shop don't contradict each other about one object. */
function anAnswer(type: GraphQLOutputType | GraphQLInputType): unknown {
  const some = getNullableType(type);
  if (isListType(some)) return [anAnswer(some.ofType), anAnswer(some.ofType)];
  if (isAbstractType(some)) return { __typename: schema.getPossibleTypes(some)[0]?.name };
  if (isCompositeType(some)) return {};
  if (isInputObjectType(some))
    return Object.fromEntries(
      Object.values(some.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, anAnswer(field.type)]),
    );
  made += 1;
  if (isEnumType(some)) return some.getValues()[made % some.getValues().length]?.value;
  if (some.name === 'Boolean') return true;
  return some.name === 'Int' || some.name === 'Float' ? made : `text ${made}`;
}

function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type }) => {
      const input = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
      return input && isNonNullType(input) ? [[variable.name.value, anAnswer(input)]] : [];
    }),
  );
}

function exchange(document: DocumentNode) {
  const sent = documentAsSent(document);
  const variables = variablesOf(getMainDefinition(sent) as OperationDefinitionNode);
  const { data, errors } = executeSync({
    schema,
    document: sent,
    variableValues: variables,
    fieldResolver: (source, _variables, _context, { fieldName, returnType }) =>
      (source as Record<string, unknown> | undefined)?.[fieldName] ?? anAnswer(returnType),
  });
  if (errors) throw errors[0];
  return { query: sent, variables, data: (structuredClone(data) ?? {}) as StoreObject };
}

function stateOf(exchanges: readonly ReturnType<typeof exchange>[]) {
  const state = new PageState();
  const cache = createCache();
  for (const { query, variables, data } of exchanges) {
    state.write(query, variables, data);
    cache.writeQuery({ query, variables, data });
  }
  return { ours: JSON.parse(JSON.stringify(state)), apollos: cache.extract() };
}

const queries = ownOperations().filter(
  (document) => (getMainDefinition(document) as OperationDefinitionNode).operation === 'query',
);

it('every query of the client is stored as Apollo’s cache stores it', () => {
  expect(queries.length).toBeGreaterThan(100);
  for (const document of queries) {
    const { ours, apollos } = stateOf([exchange(document)]);
    expect(ours).toEqual(apollos);
  }
});

it('queries that select different fields of one object or row keep both', () => {
  const days = exchange(gql`
    query Days {
      shopSettings {
        estimatedDelivery {
          from
        }
        openingHours {
          days
        }
      }
    }
  `);
  const hours = exchange(gql`
    query Hours {
      shopSettings {
        estimatedDelivery {
          to
        }
        openingHours {
          opens
        }
      }
    }
  `);
  const { ours, apollos } = stateOf([days, hours]);
  expect(ours).toEqual(apollos);
  expect(ours).toHaveProperty(['ShopSettings:{}', 'openingHours', 0], {
    __typename: 'OpeningHours',
    days: expect.any(String),
    opens: expect.any(String),
  });
});
