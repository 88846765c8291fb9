import {
  claimKinds,
  CLAIM_KINDS,
  paidDelivered,
  type ClaimKind,
} from '@treadline/schema/trade/order/claim-kind';
import { parsePrice } from '@treadline/schema/trade/values/money';
import type { CreateClaimInput } from '../../apollo/schema.generated.ts';
import type { ClaimFormFragment } from './CreateClaimRoute.generated.ts';

type Choice = NonNullable<ClaimFormFragment['claimChoices']>[number];

/** The claim form's values, all as text, as in the fields. */
export interface ClaimValues {
  kind: ClaimKind;
  lineId: string;
  quantity: string;
  text: string;
  offerUrl: string;
  offerPrice: string;
  mileage: string;
  treadMm: string;
}

const NUMBER = /^\d{1,3}(?:,?\d{3})*$|^\d+$/;

const numberOf = (typed: string): number | null =>
  NUMBER.test(typed.trim()) ? Number(typed.trim().replaceAll(',', '')) : null;

/** Validates a whole number as typed. The API checks its limits. */
export const wholeNumber =
  (message: string) =>
  (typed: string): true | string =>
    numberOf(typed) !== null || message;

/** The claims that can be made now. */
export const openChoices = ({ claimChoices }: ClaimFormFragment): Choice[] =>
  (claimChoices ?? []).filter(({ refusal }) => refusal === null);

/** The open choices for a kind of claim, one per line. */
export const choicesFor = (order: ClaimFormFragment, kind: ClaimKind): Choice[] =>
  openChoices(order).filter((choice) => choice.kind === kind);

/** The kinds of claim that can't be made for any line, with the reason. */
export const closedKinds = (order: ClaimFormFragment): { kind: ClaimKind; refusal: string }[] =>
  CLAIM_KINDS.flatMap((kind) => {
    const refusal = order.claimChoices?.find((choice) => choice.kind === kind)?.refusal;
    return refusal && choicesFor(order, kind).length === 0 ? [{ kind, refusal }] : [];
  });

/** The form's initial values; null if no claim is possible. @param wished the kind given by the link. */
export function firstValues(order: ClaimFormFragment, wished: string | null): ClaimValues | null {
  const open = openChoices(order);
  const first = open.find(({ kind }) => kind === wished) ?? open[0];
  if (!first) return null;
  const blank = { text: '', offerUrl: '', offerPrice: '', mileage: '', treadMm: '' };
  return { ...blank, kind: first.kind, lineId: first.lineId, quantity: usualQuantity(first) };
}

/** A price match usually concerns all tyres, damage a single one. */
export const usualQuantity = ({ kind, units }: Pick<Choice, 'kind' | 'units'>): string =>
  claimKinds[kind].isDamage ? '1' : String(units);

/** The amount paid for the claim's tyres in pence, including delivery and less what earlier claims paid back. */
export function paidFor(order: ClaimFormFragment, { lineId, quantity }: ClaimValues): number {
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) return 0;
  const worth = line.refundableSums[Number(quantity) - 1] ?? 0;
  return paidDelivered(worth, line.unitPrice * Number(quantity), order);
}

/** The claim as the API takes it, with only what its kind needs. */
export function claimInput(
  orderId: string,
  values: ClaimValues,
  photographs: readonly string[],
): CreateClaimInput {
  const { kind, lineId, quantity, text, offerUrl, offerPrice, mileage, treadMm } = values;
  const asked = claimKinds[kind].isDamage
    ? { mileage: numberOf(mileage), treadMm: kind === 'ROAD_HAZARD' ? numberOf(treadMm) : null }
    : { offerUrl, offerPrice: parsePrice(offerPrice) };
  return { orderId, lineId, kind, quantity: Number(quantity), text, ...asked, photographs: [...photographs] };
}
