import { isDeepStrictEqual } from 'node:util';
import { ask, type Asked } from './asked.ts';
import { markupSize, parseMarkup } from './markup.ts';
import type { Read } from './questions.ts';

/** How far the elements or attributes of two pages may differ, as a part of the shop's. */
const MARKUP_TOLERANCE = 0.05;

/**
 * The tyres of an answer with price and stock, its reviews and its totals, in the answer's order, whatever the fields
 * around them are called.
 */
export function factsIn(answer: string): unknown[] {
  const facts: unknown[] = [];
  JSON.parse(answer, (key, value: unknown) => {
    if (key === 'totalItems') facts.push(value);
    else if (value !== null && typeof value === 'object' && 'id' in value)
      facts.push(
        'price' in value && 'stockQuantity' in value ? [value.id, value.price, value.stockQuantity] : value,
      );
    return value;
  });
  return facts;
}

/** Whether two pages have about as many elements and attributes. */
export function isSameMarkup(shop: string, other: string): boolean {
  const [expected, given] = [shop, other].map((html) => markupSize(parseMarkup(html)));
  return (['elements', 'attributes'] as const).every((part) => {
    const [a = 0, b = 0] = [expected?.[part], given?.[part]];
    return Math.abs(a - b) <= a * MARKUP_TOLERANCE;
  });
}

/** Whether two answers have the same content, fields and values. */
const isSameJson = (shop: string, other: string): boolean =>
  isDeepStrictEqual(JSON.parse(shop), JSON.parse(other));

const hasSameFacts = (shop: string, other: string): boolean =>
  isDeepStrictEqual(factsIn(shop), factsIn(other));

/**
 * Compares the shop's answers with those of the other servers, because the time for a wrong answer means nothing.
 * Pages must have the same markup; the bare server itself compares what they show with the database.
 * @param postgraphile null if it isn't running.
 * @throws Error that shows both.
 */
export async function compareAnswers(
  { name, questions }: Read,
  shop: string,
  bare: string,
  postgraphile: string | null,
): Promise<void> {
  for (const question of questions) {
    const isPage = question.shop.body === undefined;
    const expected = await ask(shop, question.shop);
    const compare = async (origin: string, asked: Asked, isSame: typeof isSameJson): Promise<void> => {
      const given = await ask(origin, asked);
      if (!isSame(expected, given))
        throw new Error(
          `${name}: ${asked.path} ${asked.body ?? ''} is answered differently.\n` +
            [expected, given].map((answer) => answer.slice(0, 2_000)).join('\n'),
        );
    };
    await compare(bare, question.bare, isPage ? isSameMarkup : isSameJson);
    if (postgraphile && question.postgraphile)
      await compare(postgraphile, question.postgraphile, hasSameFacts);
  }
}
