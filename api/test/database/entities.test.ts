import { expect } from 'vitest';
import { shopTest } from '../shop-test.ts';

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
  readonly is_nullable: string;
  readonly is_generated: string;
}

interface Mapped {
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
}

const it = shopTest();

/** Different names for the same type; lengths and scales are left to the database. */
const SAME: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'character varying': 'varchar',
  int: 'integer',
  ARRAY: 'text[]',
};

function typeOf(name: string): string {
  const plain = name.replace(/\(.*\)$/, '');
  return SAME[plain] ?? plain;
}

/** A generated column may be declared nullable but is never null, because the columns it's derived from aren't. */
const isNullable = ({ is_nullable, is_generated }: Column): boolean =>
  is_nullable === 'YES' && is_generated === 'NEVER';

it('every mapped column exists with the type and nullability its entity says', async ({ shop }) => {
  const columns = await shop.rows<Column>(
    `select table_name, column_name, is_nullable, is_generated,
        case udt_name when '_int4' then 'integer[]' when '_timestamptz' then 'timestamptz[]'
          else data_type end as data_type
      from information_schema.columns
      where table_schema = 'public'`,
  );
  const stored = new Map(columns.map((column) => [`${column.table_name}.${column.column_name}`, column]));
  const entities = [...shop.services.platform.orm.getMetadata().getAll().values()].filter(
    ({ tableName, embeddable, virtual }) => tableName && !embeddable && !virtual,
  );
  const mapped = entities.flatMap(({ tableName, props }) =>
    props.flatMap(
      ({ fieldNames, columnTypes, nullable }): Mapped[] =>
        fieldNames?.map((name, index) => ({
          column: `${tableName}.${name}`,
          type: columnTypes[index] ?? '',
          nullable: nullable === true,
        })) ?? [],
    ),
  );

  expect(entities.map(({ tableName }) => tableName)).toEqual(
    expect.arrayContaining([
      'brands',
      'models',
      'products',
      'reviews',
      'vehicles',
      'settings',
      'pages',
      'orders',
    ]),
  );
  expect(mapped.length).toBeGreaterThan(100);
  const wrong = mapped.flatMap((wanted): object[] => {
    const found = stored.get(wanted.column);
    if (!found) return [{ missing: wanted.column }];
    const actual: Mapped = {
      column: wanted.column,
      type: typeOf(found.data_type),
      nullable: isNullable(found),
    };
    const expected: Mapped = { ...wanted, type: typeOf(wanted.type) };
    return JSON.stringify(actual) === JSON.stringify(expected) ? [] : [{ actual, expected }];
  });
  expect(wrong).toEqual([]);
});
