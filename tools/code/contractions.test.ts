import { describe, expect, it } from 'vitest';
import { contractionFaults } from './contractions.ts';

const PATH = 'api/migrations/0060-new.ts';
const faults = (sql: string, path = PATH): string[] =>
  contractionFaults(
    new Map([[path, `override up() { this.addSql('${sql}'); }\n override down() { drop table x }`]]),
  );

describe('a migration that the build before cannot live with is named', () => {
  it.each([
    'drop table orders',
    'alter table orders drop column note',
    'alter table orders rename to sales',
    'alter table orders rename column note to remark',
    'alter table orders alter column note type integer',
    'alter table orders alter column note set data type integer',
    'alter table orders alter column note set not null',
    'alter table orders alter column note drop default',
    'alter table orders add column note text not null',
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
    'alter table orders add column note integer generated always as (id) stored not null',
    'alter table orders alter column note drop not null',
    'alter table orders drop constraint orders_status_check, add constraint orders_status_check check (true)',
    'drop index orders_note',
  ])('%s', (sql) => {
    expect(faults(sql)).toEqual([]);
  });

  it('and so do those from before the rule', () => {
    expect(faults('drop table orders', 'api/migrations/0040-old.ts')).toEqual([]);
  });
});

it('a contraction may be listed, and only a contraction', () => {
  const listed = { [PATH]: { unusedSince: '2026-12-01' } };
  expect(contractionFaults(new Map([[PATH, 'drop table orders']]), listed)).toEqual([]);
  expect(contractionFaults(new Map([[PATH, 'create table notes ()']]), listed)).toEqual([
    `tools/code/contractions.ts lists ${PATH}, which contracts nothing.`,
  ]);
});
