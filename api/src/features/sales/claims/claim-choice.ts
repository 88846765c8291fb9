import { CLAIM_KINDS, claimKinds, lastDayOfFaultClaim } from '@treadline/schema/trade/order/claim-kind';
import { isClaimOpen } from '@treadline/schema/trade/order/claim-state';
import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import { isPaymentKept } from '@treadline/schema/trade/order/payment/payment-status';
import { plusDays } from '@treadline/schema/trade/values/day';
import { result } from '../../../platform/services/result.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { dayText } from '../../operations/mail/index.ts';
import type { ShopSettingValues } from '../../operations/settings/index.ts';
import { promisesOf, tyresOf, unitsToRefund, type Order, type OrderLine } from '../orders/index.ts';
import { planCovers, type PlanCover } from '../plans/index.ts';
import type { ClaimRefund } from './claim-sums.ts';
import { ClaimChoice } from './claim.results.ts';
import type { Claim } from './record/claim.entity.ts';
import type { ClaimKind } from './record/claim.enums.ts';

/** The facts that decide which claims a buyer can make for one line of tyres. */
export interface Claimable {
  readonly order: Order;
  readonly line: OrderLine;
  /** How many days after ordering the shop promised to match prices. */
  readonly priceMatchDays: number;
  /** Units of the line that weren't refunded. */
  readonly unitsKept: number;
  /** The line's road hazard plan; undefined without one. */
  readonly cover: PlanCover | undefined;
  /** All claims about the line. */
  readonly claims: readonly Pick<Claim, 'kind' | 'state' | 'quantity'>[];
  /** All refunds of the order. */
  readonly refunds: readonly ClaimRefund[];
  readonly now: Date;
}

/** The facts that decide which claims a buyer can make for an order. */
export interface ClaimBooks {
  /** With its lines. */
  readonly order: Order;
  readonly claims: readonly Claim[];
  readonly refunds: readonly ClaimRefund[];
  readonly settings: ShopSettingValues;
}

/** Splits an order's facts by line of tyres. */
export function claimablesOf({ order, claims, refunds, settings }: ClaimBooks, now: Date): Claimable[] {
  const { priceMatchDays } = promisesOf(order, settings);
  const covers = planCovers(order, refunds);
  return tyresOf(order).map((line) => ({
    order,
    line,
    priceMatchDays,
    now,
    refunds,
    claims: claims.filter(({ lineId }) => lineId === line.id),
    cover: covers.find((cover) => cover.line.id === line.id),
    unitsKept: unitsToRefund(line, refunds),
  }));
}

/** The last day for a claim, in London; null for damage while the tyres aren't delivered. */
function claimableUntil(kind: ClaimKind, { order, cover, priceMatchDays }: Claimable): string | null {
  switch (kind) {
    case 'PRICE_MATCH':
      return plusDays(inLondon(order.createdAt).day, priceMatchDays);
    case 'ROAD_HAZARD':
      return cover?.until ?? null;
    case 'WARRANTY':
      return order.deliveredAt && lastDayOfFaultClaim(inLondon(order.deliveredAt).day);
  }
}

/** How many tyres can be claimed for: those not refunded, or for road damage those the plan still covers. */
function unitsOf(kind: ClaimKind, claimable: Claimable): number {
  if (kind !== 'ROAD_HAZARD') return claimable.unitsKept;
  const used = claimable.claims
    .filter((claim) => claim.kind === kind && ['PAID_BACK', 'REPLACED'].includes(claim.state))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, (claimable.cover?.tyres ?? 0) - used);
}

function refusalOf(
  kind: ClaimKind,
  claimable: Claimable,
  { lastDay, units }: Pick<ClaimChoice, 'lastDay' | 'units'>,
): string | null {
  const { order, claims, now } = claimable;
  const { label, isDamage } = claimKinds[kind];
  if (claims.some((claim) => claim.kind === kind && isClaimOpen(claim.state)))
    return 'You’ve already made this claim, and we’re looking into it.';
  if (!isPaymentKept(order.paymentStatus) || orderStatuses[order.status].stage === 'CLOSED')
    return 'You can claim for tyres that you’ve paid for and that haven’t been refunded.';
  if (kind === 'ROAD_HAZARD' && !claimable.cover) return 'There’s no road hazard plan for these tyres.';
  if (isDamage && lastDay === null) return 'You can claim once your tyres have been delivered.';
  if (lastDay !== null && inLondon(now).day > lastDay)
    return `The last day for this was ${dayText(lastDay)}${kind === 'PRICE_MATCH' ? ', counted from your order' : ''}.`;
  if (units === 0)
    return kind === 'ROAD_HAZARD'
      ? 'Every tyre that this plan covers has been claimed for.'
      : `These tyres were refunded, so there’s no ${label.toLowerCase()} claim.`;
  return null;
}

/** Whether the buyer can make this kind of claim for a line, until when and for how many tyres. */
export function choiceOf(kind: ClaimKind, claimable: Claimable): ClaimChoice {
  const open = { lastDay: claimableUntil(kind, claimable), units: unitsOf(kind, claimable) };
  return result(ClaimChoice, {
    ...open,
    kind,
    lineId: claimable.line.id,
    refusal: refusalOf(kind, claimable, open),
  });
}

/** All kinds of claim for a line, including those refused by now. Omits road damage if no plan was bought. */
export const choicesOf = (claimable: Claimable): ClaimChoice[] =>
  CLAIM_KINDS.filter((kind) => kind !== 'ROAD_HAZARD' || claimable.cover).map((kind) =>
    choiceOf(kind, claimable),
  );
