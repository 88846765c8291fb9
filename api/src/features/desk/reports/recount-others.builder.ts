import { plusDays } from '@treadline/schema/trade/values/day';
import type { TestShop } from '../../../../test/test-shop.ts';
import { inLondon } from '../../../platform/text/london-time.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const dayOf = (at: Date): string => inLondon(at).day;

interface Document {
  readonly sign: number;
  readonly kind: string;
  readonly day: string;
  readonly rate: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

const vatSum = (documents: readonly Document[], isSigned: boolean): object => {
  const of = (column: 'net' | 'vat' | 'gross'): number =>
    sum(documents.map((one) => one[column] * (isSigned ? one.sign : 1)));
  return { documents: documents.length, net: of('net'), vat: of('vat'), gross: of('gross') };
};

/** `vatReport`, counted from each invoice and credit note. */
export async function recountVat(shop: TestShop, from: string, to: string): Promise<object> {
  type Vat = Pick<Document, 'rate' | 'net' | 'vat' | 'gross'>;
  const invoices = await shop.rows<{ at: Date; vat: Vat[] }>('select issued_at as at, vat from invoices');
  const notes = await shop.rows<{ at: Date; voided: Date | null; vat: Vat[] }>(
    'select issued_at as at, voided_at as voided, vat from credit_notes',
  );
  const documents: Document[] = [
    ...invoices.flatMap(({ at, vat }) =>
      vat.map((one) => ({ ...one, sign: 1, kind: 'INVOICE', day: dayOf(at) })),
    ),
    ...notes.flatMap(({ at, vat }) =>
      vat.map((one) => ({ ...one, sign: -1, kind: 'CREDIT', day: dayOf(at) })),
    ),
    ...notes.flatMap(({ voided, vat }) =>
      voided ? vat.map((one) => ({ ...one, sign: 1, kind: 'WITHDRAWN', day: dayOf(voided) })) : [],
    ),
  ].filter(({ day }) => day >= from && day <= to);
  const rates = [...new Set(documents.map(({ rate }) => rate))];
  const months: string[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1))
    if (day === from || day.endsWith('-01')) months.push(day);
  return {
    rates: rates.map((rate) => {
      const at = documents.filter((one) => one.rate === rate);
      const ofKind = (kind: string): object =>
        vatSum(
          at.filter((one) => one.kind === kind),
          false,
        );
      return {
        rate,
        invoices: ofKind('INVOICE'),
        creditNotes: ofKind('CREDIT'),
        withdrawnCreditNotes: ofKind('WITHDRAWN'),
        due: vatSum(at, true),
      };
    }),
    due: vatSum(documents, true),
    months: months.map((first) => ({
      from: first,
      due: vatSum(
        documents.filter(({ day }) => day.slice(0, 7) === first.slice(0, 7)),
        true,
      ),
    })),
  };
}

/** The returns and claims of `afterSalesReport`, counted from each. */
export async function recountAfterSales(
  shop: TestShop,
  before: string,
  from: string,
  to: string,
): Promise<object> {
  const returns = await shop.rows<{
    reason: string;
    at: Date;
    received: Date | null;
    lines: { quantity: number }[];
  }>('select reason, requested_at as at, received_at as received, lines from order_returns');
  const claims = await shop.rows<{
    kind: string;
    at: Date;
    state: string;
    quantity: number;
    amount: number | null;
  }>('select kind, created_at as at, state, quantity, amount_pence as amount from claims');
  const group = <Row extends { at: Date }>(rows: readonly Row[], keyOf: (row: Row) => string) => {
    const shown = rows.filter(({ at }) => dayOf(at) >= before && dayOf(at) <= to);
    return [...Map.groupBy(shown, keyOf)]
      .map(([key, some]) => ({
        key,
        now: some.filter(({ at }) => dayOf(at) >= from),
        before: some.filter(({ at }) => dayOf(at) < from),
      }))
      .toSorted((one, other) => other.now.length - one.now.length || (one.key < other.key ? -1 : 1));
  };
  return {
    returns: group(returns, ({ reason }) => reason).map(({ key, now, before: earlier }) => ({
      reason: key,
      returns: now.length,
      tyres: sum(now.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))),
      received: now.filter(({ received }) => received !== null).length,
      returnsBefore: earlier.length,
    })),
    claims: group(claims, ({ kind }) => kind).map(({ key, now, before: earlier }) => ({
      kind: key,
      claims: now.length,
      tyres: sum(now.map(({ quantity }) => quantity)),
      approved: now.filter(({ state }) => ['PAYING', 'PAID_BACK', 'REPLACED'].includes(state)).length,
      refused: now.filter(({ state }) => state === 'REFUSED').length,
      amount: sum(now.map(({ amount }) => amount ?? 0)),
      claimsBefore: earlier.length,
    })),
  };
}

interface Tyre {
  readonly id: number;
  readonly stock: number;
  readonly available: number;
  readonly price: number;
  readonly cost: number | null;
  readonly addedAt: Date;
}

interface Sold {
  readonly productId: number;
  readonly units: number;
}

/** `stockReport`, `oldestStock` and `reorderList`, counted from each tyre and movement of stock. */
export async function recountStock(shop: TestShop, today: string, sold: readonly Sold[]) {
  const tyres = await shop.rows<Tyre>(
    `select id, stock_quantity as stock, stock_available as available, charged_price_pence as price,
      cost_pence as cost, created_at as "addedAt" from products where deleted_at is null`,
  );
  const movements = Map.groupBy(
    await shop.rows<{ product: number; quantity: number; at: Date }>(
      'select product_id as product, quantity, at from stock_movements order by id',
    ),
    ({ product }) => product,
  );
  const piles = tyres.flatMap((tyre) =>
    pilesOf(tyre, movements.get(tyre.id) ?? []).map(({ day, units }) => ({ tyre, day, units })),
  );
  type Pile = (typeof piles)[number];
  const stockSum = (some: readonly Pile[]): object => ({
    units: sum(some.map(({ units }) => units)),
    value: sum(some.map(({ units, tyre }) => units * tyre.price)),
    cost: sum(some.map(({ units, tyre }) => units * (tyre.cost ?? 0))),
    costedUnits: sum(some.filter(({ tyre }) => tyre.cost !== null).map(({ units }) => units)),
  });
  const bands = [
    [0, 30],
    [31, 90],
    [91, 180],
    [181, 365],
    [366, null],
  ] as const;
  const isIn = ({ day }: Pile, [from, to]: (typeof bands)[number]): boolean =>
    day <= plusDays(today, -from) && (to === null || day >= plusDays(today, -to));
  return {
    report: {
      total: stockSum(piles),
      bands: bands.map((band) => ({
        fromDays: band[0],
        toDays: band[1],
        stock: stockSum(piles.filter((pile) => isIn(pile, band))),
      })),
    },
    oldest: piles
      .toSorted((one, other) =>
        one.day < other.day ? -1 : one.day > other.day ? 1 : one.tyre.id - other.tyre.id,
      )
      .slice(0, 1_000)
      .map((pile) => ({ productId: pile.tyre.id, arrivedOn: pile.day, stock: stockSum([pile]) })),
    reorder: reorderOf(new Map(tyres.map((tyre) => [tyre.id, tyre])), today, sold),
  };
}

/** The units on hand by the day they came in, if the oldest are sold first. */
function pilesOf(
  tyre: Tyre,
  moves: readonly { quantity: number; at: Date }[],
): { day: string; units: number }[] {
  const opening = tyre.stock - sum(moves.map(({ quantity }) => quantity));
  let piles = [{ day: dayOf(tyre.addedAt), units: opening }];
  for (const { quantity, at } of moves) {
    if (quantity > 0) piles.push({ day: dayOf(at), units: quantity });
    let gone = Math.max(0, -quantity);
    piles = piles.map(({ day, units }) => {
      const taken = Math.min(gone, units);
      gone -= taken;
      return { day, units: units - taken };
    });
  }
  return [...Map.groupBy(piles, ({ day }) => day)]
    .map(([day, some]) => ({ day, units: sum(some.map(({ units }) => units)) }))
    .filter(({ units }) => units > 0);
}

/** With the usual 90 days of sales, 14 days until a delivery and 30 after it. */
function reorderOf(tyres: ReadonlyMap<number, Tyre>, today: string, sold: readonly Sold[]): object[] {
  return sold
    .flatMap(({ productId, units }) => {
      const tyre = tyres.get(productId);
      if (!tyre) return [];
      return [{ productId, available: tyre.available, sold: units, days: 90 }];
    })
    .filter(({ available, sold: units, days }) => available * days < units * 14)
    .toSorted(
      (one, other) =>
        (one.available * one.days) / one.sold - (other.available * other.days) / other.sold ||
        other.sold - one.sold ||
        one.productId - other.productId,
    )
    .map(({ productId, available, sold: units, days }) => ({
      productId,
      available,
      sold: units,
      perDay: Math.round((units * 100) / days) / 100,
      runsOutOn: plusDays(today, Math.floor((available * days) / units)),
      reorder: Math.ceil((units * 44) / days) - available,
    }));
}
