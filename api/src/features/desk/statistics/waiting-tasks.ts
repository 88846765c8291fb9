import { claimsAwaiting } from '@treadline/schema/trade/order/claim-state';
import { COUNTED_REFUNDS } from '@treadline/schema/trade/order/payment/refund-status';
import { returnsAt } from '@treadline/schema/trade/order/return-rights';
import { DUE_TOPICS } from '@treadline/schema/trade/people/message-topic';
import { sqlList } from '../../../platform/database/sql-list.ts';
import { graphqlEnum } from '../../../platform/services/enums.ts';
import type { Scope } from '../../../platform/services/scope.enum.ts';
import { DESKS } from '../../sales/orders/index.ts';
import { NEEDED } from '../../sales/purchases/index.ts';
import { REFUND_KEY } from '../../sales/returns/index.ts';

interface WaitingFacts {
  /** The scope that lets staff do this work. */
  readonly scope: Scope;
  readonly meaning: string;
  /** The rows to count: the rest of a SQL statement after `from`. Null for a task that another service knows. */
  readonly rows: string | null;
}

/** The kinds of work that wait for staff. */
export const WAITING_TASKS = {
  ORDERS_NEEDING_ATTENTION: {
    scope: 'READ_ORDERS',
    meaning: 'Orders the shop’s rules can’t settle: late or wrong payments, disputes, failed refunds.',
    rows: `orders o where ${DESKS.NEEDS_ATTENTION}`,
  },
  ORDERS_TO_SHIP: {
    scope: 'READ_ORDERS',
    meaning: 'Paid orders not yet sent.',
    rows: `orders o where ${DESKS.TO_SHIP}`,
  },
  TROUBLED_JOBS: {
    scope: 'READ_ORDERS',
    meaning:
      'Fitting jobs without a time, unanswered by the garage, that no longer fit, or whose outcome is missing.',
    rows: null,
  },
  RETURNS_TO_CHECK: {
    scope: 'READ_ORDERS',
    meaning: 'Returns to approve or refuse.',
    rows: `order_returns where step in (${sqlList(returnsAt('TO_CHECK'))}) and closed_at is null`,
  },
  RETURNS_TO_COLLECT: {
    scope: 'READ_ORDERS',
    meaning: 'Returns the shop has yet to have collected.',
    rows: `order_returns where step in (${sqlList(returnsAt('TO_SEND'))}) and method = 'COLLECTION'
      and closed_at is null`,
  },
  RETURNS_TO_REFUND: {
    scope: 'READ_ORDERS',
    meaning: 'Returns received but not yet refunded.',
    rows: `order_returns r where step in (${sqlList(returnsAt('HERE'))}) and closed_at is null
      and not exists (select from refunds f
      where f.order_id = r.order_id and f.request_key = ${REFUND_KEY}
        and f.status in (${sqlList(COUNTED_REFUNDS)}))`,
  },
  PURCHASES: {
    scope: 'WRITE_PURCHASES',
    meaning: 'Paid orders whose tyres have yet to be ordered from a supplier.',
    rows: `(select distinct order_id from ${NEEDED}) needing`,
  },
  SUPPLIER_FEEDS: {
    scope: 'WRITE_PURCHASES',
    meaning: 'Feeds of suppliers that fail, are late, or whose file waits for a person.',
    rows: `supplier_feeds f where f.active and (f.trouble is not null or f.late_since is not null
      or exists (select from imports i where i.source = 'feed:' || f.id and i.status in ('MAPPING', 'READY')))`,
  },
  FITMENT_CORRECTIONS: {
    scope: 'WRITE_CATALOGUE',
    meaning: 'Corrections of the fitment table that returns propose.',
    rows: "fitment_corrections where state = 'WAITING'",
  },
  REVIEWS: {
    scope: 'WRITE_REVIEWS',
    meaning: 'Reviews to approve or reject.',
    rows: "reviews where state = 'PENDING'",
  },
  DUE_MESSAGES: {
    scope: 'WRITE_MESSAGES',
    meaning: 'Data protection complaints and withdrawals, which the law wants answered by a certain day.',
    rows: `messages where state = 'WAITING' and topic in (${sqlList(DUE_TOPICS)})`,
  },
  MESSAGES: {
    scope: 'WRITE_MESSAGES',
    meaning: 'Other messages from visitors to answer.',
    rows: `messages where state = 'WAITING' and topic not in (${sqlList(DUE_TOPICS)})`,
  },
  CLAIMS: {
    scope: 'WRITE_CLAIMS',
    meaning: 'Buyers’ claims to decide.',
    rows: `claims where state in (${sqlList(claimsAwaiting('SHOP'))})`,
  },
  FAILED_MAILS: {
    scope: 'OPERATE',
    meaning: 'Emails that failed after several attempts.',
    rows: "mails where status = 'FAILED'",
  },
  DVSA_SECRET: {
    scope: 'OPERATE',
    meaning: 'The client secret of the MOT history service, which expires within 30 days or has expired.',
    rows: null,
  },
} as const satisfies Readonly<Record<string, WaitingFacts>>;

export const WaitingKind = graphqlEnum(
  'WaitingKind',
  'The kinds of work that wait for staff.',
  WAITING_TASKS,
);
export type WaitingKind = keyof typeof WaitingKind;
/** The kinds that the database doesn't count. */
export type KnownKind = {
  [Kind in WaitingKind]: (typeof WAITING_TASKS)[Kind]['rows'] extends null ? Kind : never;
}[WaitingKind];
