import { describe, expect, it } from 'vitest';
import { contractionFaults } from './contractions.ts';

const PATH = 'api/migrations/0002-new.ts';
const faults = (sql: string, path = PATH): string[] =>
  contractionFaults(
    new Map([[path, `override up() { this.addSql('${sql}'); }\n override down() { drop table x }`]]),
  );

describe('a migration that breaks the previous build is reported', () => {
  it.each([
    'drop table orders',
    'alter table orders drop column note',
    'alter table orders drop note',
    'alter table orders drop if exists note',
    'alter table orders add column a text, drop note',
    'drop trigger audit_entries_kept on audit_entries',
    'drop materialized view sales',
    'drop sequence order_numbers',
    'alter table orders alter note drop expression',
    'alter table orders set schema archive',
    'alter table orders rename to sales',
    'alter table orders rename column note to remark',
    'alter table orders rename note to remark',
    "alter type mood rename value ''ok'' to ''fine''",
    'alter table orders alter column note type integer',
    'alter table orders alter column note set data type integer',
    'alter table orders alter note type integer',
    'alter table orders alter note set data type integer',
    'alter table orders alter column "note" type integer',
    'alter table orders alter\n  note\n  type integer',
    'alter table orders alter column note set not null',
    'alter table orders alter note set not null',
    'alter table orders alter column note drop default',
    'alter table orders alter note drop default',
    'alter table orders add column note text not null',
    'alter table orders add note text not null',
    'alter table orders add if not exists note text not null',
    'alter table orders add column price numeric(10, 2) not null',
    "alter table orders add column note text check (note in ('a', 'default')) not null",
    "alter table orders add column a text default '', add column note text not null",
  ])('%s', (sql) => {
    expect(faults(sql)).toEqual([expect.stringContaining(`${PATH} `)]);
  });
});

describe('a migration that only expands passes', () => {
  it.each([
    'create table notes (id integer not null, text text not null)',
    'alter table orders add column note text',
    'alter table orders add column note text not null default 0',
    'alter table orders add note text not null default 0',
    'alter table orders add column price numeric(10, 2) not null default 0',
    'alter table orders add column note integer generated always as (id) stored not null',
    'alter table orders alter column note drop not null',
    'alter table orders alter note drop not null',
    'alter table orders alter note set default 0',
    'alter table orders add constraint told check ((note is null) = (told_at is not null))',
    'alter table orders add check (note is not null) not valid',
    "alter type mood add value ''fine''",
    'alter function refuse_audit_change() set search_path = pg_catalog',
    'create trigger kept before delete on orders for each row execute function refuse_audit_change()',
    'alter table orders drop constraint orders_status_check, add constraint orders_status_check check (true)',
    'drop index orders_note',
    'alter table orders drop\n  constraint told, add  constraint told check ((note is null) = true)',
    'alter table orders alter note drop  not  null',
  ])('%s', (sql) => {
    expect(faults(sql)).toEqual([]);
  });

  it('even if its comments mention contractions', () => {
    const comments =
      '/** Lets staff drop a note. */\n  // To rename it takes two.\n  addSql(`\n  -- drop table x\n`)';
    expect(contractionFaults(new Map([[PATH, comments]]))).toEqual([]);
  });
});

it('only the statements that a roll-out runs count', () => {
  const text = "override down() { drop table x }\n override up() { this.addSql('drop table orders'); }";
  expect(contractionFaults(new Map([[PATH, text]]))).toEqual([
    `${PATH} drops something the previous build may use. See “Change a table” in CONTRIBUTING.md.`,
  ]);
  expect(
    contractionFaults(new Map([[PATH, 'override down() { drop table x }\n override up() { }']])),
  ).toEqual([]);
});

it('only a contraction can be listed', () => {
  const listed = { [PATH]: { unusedSince: '2026-12-01' } };
  expect(contractionFaults(new Map([[PATH, 'drop table orders']]), listed)).toEqual([]);
  expect(contractionFaults(new Map([[PATH, 'create table notes ()']]), listed)).toEqual([
    `tools/code/contractions.ts lists ${PATH}, which removes nothing that an earlier build uses.`,
  ]);
});
