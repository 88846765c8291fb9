import { expect, it } from 'vitest';
import { contractFaults } from './contract.ts';

const SCHEMA = `
"Who may use this." directive @auth("The lowest role." requires: Role!) on FIELD_DEFINITION | OBJECT
"Who somebody is." enum Role { "Anybody." GUEST "An administrator." ADMIN }
"Why not." interface Refusal { "A sentence." message: String! }
"Somebody else took it." type Gone implements Refusal { "A sentence." message: String! }
"A thing on sale." type Tyre { "As lists give it." id: ID! "What it cost the shop." cost: Int @auth(requires: ADMIN) }
"What became of it." union KeepResult = Tyre | Gone
"What to keep." input KeepInput { "Why, if there is a reason." reason: String }
"All reads." type Query { "One tyre." tyre("As lists give it." id: ID!): Tyre @auth(requires: GUEST) }
"All writes." type Mutation {
  "Keeps a tyre." keep("The tyre." input: KeepInput!): KeepResult @auth(requires: ADMIN)
}
`;

const faultsAfter = (from: string, to: string): string[] => {
  expect(SCHEMA).toContain(from);
  return contractFaults(SCHEMA.replace(from, to));
};

it('a schema that keeps every convention of the contract passes', () => {
  expect(contractFaults(SCHEMA)).toEqual([]);
});

it.each([
  ['type', '"A thing on sale." type', 'type', 'Tyre'],
  ['field', '"As lists give it." id: ID! "What', 'id: ID! "What', 'Tyre.id'],
  ['argument', '"As lists give it." id: ID!)', 'id: ID!)', 'Query.tyre(id)'],
  ['input field', '"Why, if there is a reason." ', '', 'KeepInput.reason'],
  ['enum value', '"Anybody." ', '', 'Role.GUEST'],
  ['directive', '"Who may use this." ', '', '@auth'],
  ['argument of a directive', '"The lowest role." ', '', '@auth(requires)'],
])('every %s of the contract is described', (_what, from, to, path) => {
  expect(faultsAfter(from, to)).toEqual([`${path} has no description.`]);
});

it.each([
  ['type', '"A thing on sale." type', '"A tyre." type', 'Tyre', 'A tyre.'],
  [
    'field',
    '"As lists give it." id: ID! "What',
    '"The tyre’s id." id: ID! "What',
    'Tyre.id',
    'The tyre’s id.',
  ],
  ['argument', '"As lists give it." id: ID!)', '"Ids of tyres." id: ID!)', 'Query.tyre(id)', 'Ids of tyres.'],
])('the description of a %s says more than its name', (_what, from, to, path, said) => {
  expect(faultsAfter(from, to)).toEqual([`${path} says nothing beyond its name: ${said}`]);
});

it('every root field of the contract says who may use it', () => {
  expect(faultsAfter('): Tyre @auth(requires: GUEST)', '): Tyre')).toEqual([
    'tyre does not say by @auth who may use it.',
  ]);
});

it('what somebody may be refused can be null, so that a refusal nulls the field alone', () => {
  expect(faultsAfter('cost: Int', 'cost: Int!')).toEqual([
    'Tyre.cost may be refused by @auth, so it must be nullable.',
  ]);
});

it('every result has one member that grants what was asked, and all others are refusals', () => {
  expect(faultsAfter('Gone implements Refusal', 'Gone')).toEqual([
    expect.stringContaining('these do not: Tyre, Gone.'),
  ]);
});

it('every union of the contract is a result, so that no refusal escapes the rule', () => {
  expect(contractFaults(SCHEMA.replaceAll('KeepResult', 'Kept'))).toEqual([
    'The union Kept must be a …Result.',
  ]);
});

it('a query for one thing can be null, for there may be none', () => {
  expect(faultsAfter('): Tyre @auth', '): Tyre! @auth')).toEqual([
    'tyre asks for one thing, which may not be there, so it must be nullable.',
  ]);
});

it('a text that may be left out can be null, and has no empty default', () => {
  expect(faultsAfter('reason: String', 'reason: String! = ""')).toEqual([
    'KeepInput.reason may be left out, so it must be nullable, not "" by default.',
  ]);
});
