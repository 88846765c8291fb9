import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDirective } from '@graphql-tools/utils';
import {
  buildSchema,
  getNamedType,
  isLeafType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { expect } from 'vitest';
import type { AuditedChanges } from '../fixtures/account/audited-change.ts';
import { shopTest } from '../shop-test.ts';

const FEATURES = join(import.meta.dirname, '../../src/features');
/** The printed schema, as integrators see it, so any new mutation is tried automatically. */
const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));

const EXAMPLES: AuditedChanges = Object.assign(
  {},
  ...(await Promise.all(
    globSync('*/*/*-audited.builder.ts', { cwd: FEATURES }).map(async (path) => {
      const { audited }: { audited: AuditedChanges } = await import(join(FEATURES, path));
      return audited;
    }),
  )),
);

const onlyAdmins = (field: GraphQLField<unknown, unknown>): boolean =>
  (getDirective(schema, field, 'auth') ?? []).some(({ requires }) => requires === 'ADMIN');
/** Storing a file doesn't change the shop yet; using it is a separate, audited mutation. */
const takesFile = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ type }) => getNamedType(type).name === 'Upload');
const CHANGES = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  (field) => onlyAdmins(field) && !takesFile(field),
);

const REFUSED = '... on Refusal { refused: message }';
const canRefuse = (type: GraphQLNamedType): boolean =>
  isUnionType(type) &&
  type.getTypes().some((member) => member.getInterfaces().some((shared) => shared.name === 'Refusal'));

/** A mutation's document with these arguments; its variables have the arguments' names. */
function documentOf({ name, args: all, type }: GraphQLField<unknown, unknown>, variables: object): string {
  const args = all.filter((argument) => argument.name in variables);
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const named = getNamedType(type);
  const fields = isLeafType(named) ? '' : `{ kind: __typename ${canRefuse(named) ? REFUSED : ''} }`;
  return `mutation (${declared}) { answer: ${name}(${given}) ${fields} }`.replaceAll('()', '');
}

const it = shopTest({ env: { WEBHOOK_PRIVATE_TARGETS: 'true' }, jobs: true });

it('there is an example of every administrator mutation, and of no other', () => {
  expect(CHANGES.length).toBeGreaterThan(10);
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(CHANGES.map(({ name }) => name).toSorted());
});

it.for(CHANGES.map((field) => [field.name, field] as const))(
  '%s by an administrator is logged in the audit log under their name',
  async ([name, field], { shop, admin }) => {
    const variables = (await EXAMPLES[name]?.({ shop, admin })) ?? {};
    const [last] = await shop.rows<{ id: number }>('select coalesce(max(id), 0) as id from audit_entries');
    const { data, errors } = await shop.graphql<{ answer: unknown }>(
      documentOf(field, variables),
      variables,
      {
        ...admin.headers,
      },
    );
    expect(errors).toBeUndefined();
    // A refused mutation, or one that found nothing, would prove nothing.
    expect(data.answer).toBeTruthy();
    expect(data.answer).not.toHaveProperty('refused');
    // The log holds no personal data: it says who corrected an address, but not which address.
    expect(
      await shop.rows('select id from audit_entries where id > $1 and actor_id = $2', [last?.id, admin.id]),
    ).not.toEqual([]);
  },
);
