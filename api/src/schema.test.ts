import { readFileSync } from 'node:fs';
import { buildSchema, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { printShopSchema, shopSchema } from './schema.ts';

const committed = readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8');

/** Parsed and reprinted, because the formatter lays out the committed schema its own way. */
const laidOut = (text: string): string => print(parse(text));

it('the committed schema is the one the code prints', () => {
  expect(laidOut(printShopSchema(shopSchema))).toBe(laidOut(committed));
});

it('the committed schema is complete in itself', () => {
  expect(buildSchema(committed).getQueryType()?.getFields()).toHaveProperty('products');
});
