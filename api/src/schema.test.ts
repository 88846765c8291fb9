import { readFileSync } from 'node:fs';
import { buildSchema, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { printShopSchema, shopSchema } from './schema.ts';

const committed = readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8');

/** The formatter lays the committed schema out in its own way. */
const laidOut = (text: string): string => print(parse(text));

it('the committed schema is the one the code prints', () => {
  expect(laidOut(printShopSchema(shopSchema))).toBe(laidOut(committed));
});

it('the committed schema can be read by itself', () => {
  expect(buildSchema(committed).getQueryType()?.getFields()).toHaveProperty('products');
});
