import type { EntityManager } from '@mikro-orm/postgresql';
import { toPounds } from '@treadline/schema/trade/values/money';
import { isJump, JUMP_PERCENT } from '@treadline/schema/trade/values/price-jump';
import type {
  AppliedRow,
  CheckedImport,
  CheckedRow,
  DoneRow,
  ImportCounter,
  ImportedChange,
  ImportFault,
  ImportRun,
  UncheckedRow,
  WaitingRow,
} from '../../../../platform/features/import-kind.ts';
import { actsForShop } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { decideServing } from '../record/serving.ts';
import { SupplierOffer } from '../record/supplier-offer.entity.ts';
import { Supplier } from '../record/supplier.entity.ts';
import { readOffer, type OfferDraft, type ReadOffer } from './offer-columns.ts';
import { whyOffersWait } from './offer-hold.ts';

/** The figures of a check. */
export const OFFER_COUNTERS = {
  COST: { label: 'Cost changes', scope: 'READ_COSTS' },
  JUMP: { label: `Costs that change by more than ${JUMP_PERCENT}%`, scope: 'READ_COSTS' },
  STOCK: { label: 'Stock changes' },
  OUT_OF_STOCK: { label: 'Rows without stock' },
  NOT_SOLD: { label: 'Tyres that the shop doesn’t have' },
} as const satisfies Readonly<Record<string, ImportCounter>>;
type Counter = keyof typeof OFFER_COUNTERS;

/** A tyre that a row is about, with the supplier's present offer. */
interface Matched {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  readonly ean: string | null;
  readonly code: string | null;
  /** Null without an offer. */
  readonly costPrice: number | null;
  readonly units: number | null;
  readonly revision: number | null;
}

/** The values that an undo restores. */
interface Keepsake {
  /** Null if the tyre had no offer. With its revision, so that the import before can be undone too. */
  readonly offer: Pick<SupplierOffer, 'code' | 'costPrice' | 'units' | 'revision'> | null;
  /** The cost of the product in pence; null without one. */
  readonly cost: number | null;
}

const MATCH = `
  select p.id, p.name, p.sku, p.ean, o.code, o.cost_pence as "costPrice", o.units, o.revision
  from products p left join supplier_offers o on o.product_id = p.id and o.supplier_id = ?
  where p.deleted_at is null and (
    p.sku in (select jsonb_array_elements_text(?::jsonb)) or p.ean in (select jsonb_array_elements_text(?::jsonb))
    or p.id in (select product_id from supplier_offers
      where supplier_id = ? and code in (select jsonb_array_elements_text(?::jsonb))))`;

/** The last file from the same source that was applied. */
const LAST = `
  select total from imports where source = ? and id <> ? and status = 'DONE' order by id desc limit 1`;

const COSTS = `
  select id, cost_pence as cost from products
  where id in (select id::integer from jsonb_array_elements_text(?::jsonb) as ids(id)) order by id for update`;

const RESTORE_COSTS = `
  update products p set cost_pence = c.cost from jsonb_to_recordset(?::jsonb) as c(id integer, cost integer)
  where p.id = c.id and p.supplier_id is null`;

const EDITED = 'Another file has changed this offer since this one was checked';

/** Checks, applies and undoes rows of a supplier's offers. */
export class OfferImport extends Service {
  /** Says why there can be no import; null if there is such a supplier. */
  async faultOfAbout(about: string | null): Promise<string | null> {
    if (about === null) return 'Say which supplier the file is from: about must be its id.';
    const id = Number(about);
    const isKnown =
      Number.isSafeInteger(id) && id > 0 && (await this.platform.orm.em.fork().count(Supplier, { id })) > 0;
    return isKnown ? null : 'This supplier doesn’t exist.';
  }

  /** Says what rows would change, in their order. */
  async check(run: ImportRun, rows: readonly UncheckedRow[]): Promise<CheckedRow[]> {
    const read = rows.map(({ cells, input }): ReadOffer =>
      input ? { draft: input, faults: [] } : readOffer(cells, run.decimalComma),
    );
    const among = (field: 'sku' | 'ean' | 'code'): string =>
      JSON.stringify(read.flatMap(({ draft }) => draft[field] ?? []));
    const supplier = Number(run.about);
    const matched = await this.platform.orm.em
      .fork()
      .execute<Matched[]>(MATCH, [supplier, among('sku'), among('ean'), supplier, among('code')]);
    const by = (field: 'sku' | 'ean' | 'code'): ReadonlyMap<string, Matched> =>
      new Map(matched.flatMap((one) => (one[field] === null ? [] : [[one[field], one] as const])));
    const maps = { sku: by('sku'), ean: by('ean'), code: by('code') };
    const maySeeCosts = actsForShop(run.author, 'READ_COSTS');
    return read.map(({ draft, faults }) => {
      const one =
        maps.sku.get(draft.sku ?? '') ?? maps.ean.get(draft.ean ?? '') ?? maps.code.get(draft.code ?? '');
      const further: ImportFault[] =
        draft.costPrice !== undefined && !maySeeCosts
          ? [{ column: 'cost', message: 'You may not set this. Leave the column out' }]
          : [];
      return checkedRow(draft, [...faults, ...further], one);
    });
  }

  /** Says why a feed's file must wait for a person; null if it's as usual, or a person or program sent it. */
  async hold(em: EntityManager, { id, source, ...checked }: CheckedImport): Promise<string | null> {
    if (source === null) return null;
    const [last] = await em.execute<{ total: number }[]>(LAST, [source, id]);
    return whyOffersWait(checked, last?.total ?? null);
  }

  /** Applies rows in the transaction of `em`. */
  async apply(em: EntityManager, run: ImportRun, rows: readonly WaitingRow[]): Promise<AppliedRow[]> {
    const { costs, offers } = await this.#locked(em, run, rows);
    const applied = rows.map(({ line, target, input, revision }): AppliedRow => {
      const productId = Number(target);
      const draft = input as OfferDraft;
      const offer = offers.get(productId);
      if ((offer?.revision ?? null) !== revision) return { line, refusal: EDITED };
      const before: Keepsake = { offer: offer ? figures(offer) : null, cost: costs.get(productId) ?? null };
      return { line, target, before, revision: this.#write(em, run, productId, offer, draft) };
    });
    await em.flush();
    await decideServing(em, [...costs.keys()]);
    return applied;
  }

  /** Undoes rows in the transaction of `em`. @returns why a row stays, by its line. */
  async undo(em: EntityManager, run: ImportRun, rows: readonly DoneRow[]): Promise<Map<number, string>> {
    const { costs, offers } = await this.#locked(em, run, rows);
    const kept = new Map<number, string>();
    const restored: { id: number; cost: number | null }[] = [];
    for (const { line, target, before, revision } of rows) {
      const offer = offers.get(Number(target));
      if (!offer || offer.revision !== revision) {
        kept.set(line, 'Another file has changed this offer since');
        continue;
      }
      const { offer: old, cost } = before as Keepsake;
      if (old) Object.assign(offer, { ...old, updatedAt: this.platform.now() });
      else em.remove(offer);
      restored.push({ id: offer.productId, cost });
    }
    await em.flush();
    await decideServing(em, [...costs.keys()]);
    await em.execute(RESTORE_COSTS, [JSON.stringify(restored)]);
    return kept;
  }

  /** Sets an offer's values. @returns its revision. */
  #write(
    em: EntityManager,
    run: ImportRun,
    productId: number,
    offer: SupplierOffer | undefined,
    { code, costPrice, units }: OfferDraft,
  ): number {
    const updatedAt = this.platform.now();
    if (offer) {
      Object.assign(offer, {
        code: code ?? offer.code,
        costPrice: costPrice ?? offer.costPrice,
        units: units ?? offer.units,
        revision: offer.revision + 1,
        updatedAt,
      });
      return offer.revision;
    }
    if (costPrice === undefined) throw new TypeError('A new offer was checked without its cost.');
    const made = {
      supplierId: Number(run.about),
      productId,
      code: code ?? null,
      costPrice,
      units: units ?? 0,
    };
    em.create(SupplierOffer, { ...made, updatedAt });
    return 1;
  }

  /** Locks the products of rows in the order of their ids, as every other writer does, and reads their offers. */
  async #locked(
    em: EntityManager,
    { about }: ImportRun,
    rows: readonly { readonly target: string }[],
  ): Promise<{ costs: Map<number, number | null>; offers: Map<number, SupplierOffer> }> {
    const ids = rows.map(({ target }) => Number(target));
    const costs = await em.execute<{ id: number; cost: number | null }[]>(COSTS, [JSON.stringify(ids)]);
    const offers = await em.find(SupplierOffer, { supplierId: Number(about), productId: { $in: ids } });
    return {
      costs: new Map(costs.map(({ id, cost }) => [id, cost])),
      offers: new Map(offers.map((offer) => [offer.productId, offer])),
    };
  }
}

const figures = ({ code, costPrice, units, revision }: SupplierOffer): NonNullable<Keepsake['offer']> => ({
  code,
  costPrice,
  units,
  revision,
});

const poundsOf = (pence: number): string => String(toPounds(pence));

function checkedRow(draft: OfferDraft, faults: readonly ImportFault[], one: Matched | undefined): CheckedRow {
  const label = one?.name ?? draft.sku ?? draft.ean ?? draft.code ?? '';
  const base = { label, target: null, input: null, revision: null, changes: [], faults, counted: [] };
  if (faults.length > 0) return { ...base, outcome: 'REFUSED' };
  if (label === '')
    return { ...base, outcome: 'REFUSED', faults: [{ column: null, message: 'Give the SKU, EAN or code' }] };
  if (!one) return { ...base, outcome: 'UNCHANGED', counted: ['NOT_SOLD' satisfies Counter] };
  if (one.revision === null && draft.costPrice === undefined)
    return {
      ...base,
      outcome: 'REFUSED',
      faults: [{ column: 'cost', message: 'The supplier hasn’t offered this tyre before. Give its cost' }],
    };
  const counted: Counter[] = [];
  const changes: ImportedChange[] = [];
  const { costPrice, units = one.units ?? 0, code = one.code ?? '' } = draft;
  if (costPrice !== undefined && costPrice !== one.costPrice) {
    const before = one.costPrice === null ? '' : poundsOf(one.costPrice);
    changes.push({ column: 'cost', before, after: poundsOf(costPrice) });
    counted.push('COST');
    if (one.costPrice !== null && isJump(one.costPrice, costPrice)) counted.push('JUMP');
  }
  if (units !== one.units) {
    changes.push({
      column: 'units',
      before: one.units === null ? '' : String(one.units),
      after: String(units),
    });
    counted.push('STOCK');
  }
  if (units === 0) counted.push('OUT_OF_STOCK');
  if (code !== (one.code ?? '')) changes.push({ column: 'code', before: one.code ?? '', after: code });
  const target = String(one.id);
  if (changes.length === 0) return { ...base, outcome: 'UNCHANGED', target, counted };
  const { sku: _sku, ean: _ean, ...input } = draft;
  const outcome = one.revision === null ? 'NEW' : 'CHANGED';
  return { ...base, outcome, target, input, revision: one.revision, changes, counted };
}
