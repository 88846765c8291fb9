// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, getVariableValues, Kind, parse, validate, type OperationDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { examples } from './examples.ts';

const FOLDER = new URL('../examples/', import.meta.url);
const schema = buildSchema(
  readFileSync(new URL('../../../../schema/schema.graphql', import.meta.url), 'utf8'),
);

it.each(examples)(
  'the example “$title” is valid against the schema, and its variables match',
  ({ query, variables }) => {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    const [operation, ...others] = document.definitions.filter(
      (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
    );
    expect(others).toEqual([]);
    const given = JSON.parse(variables) as Record<string, unknown>;
    expect(getVariableValues(schema, operation?.variableDefinitions ?? [], given).errors).toBeUndefined();
    expect(Object.keys(given).toSorted()).toEqual(
      (operation?.variableDefinitions ?? []).map(({ variable }) => variable.name.value).toSorted(),
    );
  },
);

it('every example starts with a comment on its purpose, and the menu offers every file', () => {
  for (const { query } of examples) expect(query).toMatch(/^# [A-Z].*\.\n/);
  expect(readdirSync(FOLDER).toSorted()).toEqual(
    examples.flatMap(({ name }) => [`${name}.graphql`, `${name}.json`]).toSorted(),
  );
});
