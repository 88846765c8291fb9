import { expect, it } from 'vitest';
import { sqlShape } from './sql-shape.ts';

it.each([
  ["select 1 from a where b = 'it''s' and c = 4.5", 'select ? from a where b = ? and c = ?'],
  [
    'select "a0"."id" from "orders2" as "a0" where id = $1',
    'select "a0"."id" from "orders2" as "a0" where id = $1',
  ],
  [String.raw`update a set b = E'x\'y', c = '\' where d = 'z'`, 'update a set b = ?, c = ? where d = ?'],
  [`insert into a values ('${'x'.repeat(5_000)}', 'secret')`, 'insert into a values (?'],
  ["select\n  a,\n  b from c where d like'q'", 'select a, b from c where d like?'],
])('%s becomes %s', (text, shape) => {
  expect(sqlShape(text)).toBe(shape);
});
