import { expect, it } from 'vitest';
import { contractFaults } from './contract.ts';

const SCHEMA = `
"The callers allowed here." directive @auth("The lowest role." requires: Role!) on FIELD_DEFINITION | OBJECT
"The role of a caller." enum Role { "Everyone." GUEST "An administrator." ADMIN }
"Explains why not." interface Refusal { "A sentence." message: String! }
"Another customer was faster." type Gone implements Refusal { "A sentence." message: String! }
"A thing on sale." type Tyre { "As lists give it." id: ID! "Its purchase price." cost: Int @auth(requires: ADMIN) }
"The outcome." union KeepResult = Tyre | Gone
"The choice." input KeepInput { "Why, if there is a reason." reason: String }
"All reads." type Query { "One tyre." tyre("As lists give it." id: ID!): Tyre @auth(requires: GUEST) }
"All writes." type Mutation {
  "Keeps a tyre." keep("The tyre." input: KeepInput!): KeepResult @auth(requires: ADMIN)
}
`;

const faultsAfter = (from: string, to: string): string[] => {
  expect(SCHEMA).toContain(from);
  return contractFaults(SCHEMA.replace(from, to));
};

it('a schema that follows every convention passes', () => {
  expect(contractFaults(SCHEMA)).toEqual([]);
});

it.each([
  ['type', '"A thing on sale." type', 'type', 'Tyre'],
  ['field', '"As lists give it." id: ID! "Its', 'id: ID! "Its', 'Tyre.id'],
  ['argument', '"As lists give it." id: ID!)', 'id: ID!)', 'Query.tyre(id)'],
  ['input field', '"Why, if there is a reason." ', '', 'KeepInput.reason'],
  ['enum value', '"Everyone." ', '', 'Role.GUEST'],
  ['directive', '"The callers allowed here." ', '', '@auth'],
  ['argument of a directive', '"The lowest role." ', '', '@auth(requires)'],
])('every %s needs a description', (_what, from, to, path) => {
  expect(faultsAfter(from, to)).toEqual([`${path} has no description.`]);
});

it.each([
  ['type', '"A thing on sale." type', '"A tyre." type', 'Tyre', 'A tyre.'],
  ['field', '"As lists give it." id: ID! "Its', '"The tyre’s id." id: ID! "Its', 'Tyre.id', 'The tyre’s id.'],
  ['argument', '"As lists give it." id: ID!)', '"Ids of tyres." id: ID!)', 'Query.tyre(id)', 'Ids of tyres.'],
])('a description of a %s that only repeats its name is refused', (_what, from, to, path, said) => {
  expect(faultsAfter(from, to)).toEqual([`${path} only repeats its name: ${said}`]);
});

it('every root field needs @auth', () => {
  expect(faultsAfter('): Tyre @auth(requires: GUEST)', '): Tyre')).toEqual([
    'tyre must say with @auth who can use it.',
  ]);
});

it('a field that can be refused must be nullable, so that a refusal nulls only that field', () => {
  expect(faultsAfter('cost: Int', 'cost: Int!')).toEqual([
    'Tyre.cost can be refused by @auth, so it must be nullable.',
  ]);
});

it('every result has one successful member, and all others are refusals', () => {
  expect(faultsAfter('Gone implements Refusal', 'Gone')).toEqual([
    expect.stringContaining('these don’t: Tyre, Gone.'),
  ]);
});

it('every union must be a result, so that no refusal escapes the rule', () => {
  expect(contractFaults(SCHEMA.replaceAll('KeepResult', 'Kept'))).toEqual([
    'The union Kept must be a …Result.',
  ]);
});

it('a query for one record must be nullable, because it may not exist', () => {
  expect(faultsAfter('): Tyre @auth', '): Tyre! @auth')).toEqual([
    'tyre requests one record, which may not exist, so it must be nullable.',
  ]);
});

it('an optional text must be nullable, without an empty default', () => {
  expect(faultsAfter('reason: String', 'reason: String! = ""')).toEqual([
    'KeepInput.reason is optional, so it must be nullable, not "" by default.',
  ]);
});
