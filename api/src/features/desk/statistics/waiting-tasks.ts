import { claimsAwaiting } from '@treadline/schema/trade/order/claim-state';
import { COUNTED_REFUNDS } from '@treadline/schema/trade/order/payment/refund-status';
import { returnsAt } from '@treadline/schema/trade/order/return-rights';
import { DUE_TOPICS } from '@treadline/schema/trade/people/message-topic';
import { sqlList } from '../../../platform/database/sql-list.ts';
import { graphqlEnum } from '../../../platform/services/enums.ts';
import type { Scope } from '../../../platform/services/scope.enum.ts';
import { DESKS } from '../../sales/orders/index.ts';
import { REFUND_KEY } from '../../sales/returns/index.ts';

interface WaitingFacts {
  /** The scope of those who see to it. */
  readonly scope: Scope;
  readonly meaning: string;
  /** The rows that wait, as SQL selects from them. */
  readonly rows: string;
}

/** What waits for somebody of the shop. */
export const WAITING_TASKS = {
  ORDERS_NEEDING_ATTENTION: {
    scope: 'READ_ORDERS',
    meaning:
      'Orders that the shop’s rules cannot settle: paid late or wrongly, disputed, or a refund failed.',
    rows: `orders o where ${DESKS.NEEDS_ATTENTION}`,
  },
  ORDERS_TO_SHIP: {
    scope: 'READ_ORDERS',
    meaning: 'Orders that are paid and not yet on their way.',
    rows: `orders o where ${DESKS.TO_SHIP}`,
  },
  RETURNS_TO_CHECK: {
    scope: 'READ_ORDERS',
    meaning: 'Returns to be approved or refused.',
    rows: `order_returns where step in (${sqlList(returnsAt('TO_CHECK'))}) and closed_at is null`,
  },
  RETURNS_TO_COLLECT: {
    scope: 'READ_ORDERS',
    meaning: 'Returns whose tyres the shop has yet to have collected.',
    rows: `order_returns where step in (${sqlList(returnsAt('TO_SEND'))}) and method = 'COLLECTION'
      and closed_at is null`,
  },
  RETURNS_TO_REFUND: {
    scope: 'READ_ORDERS',
    meaning: 'Returns that were received and are neither paid back nor about to be.',
    rows: `order_returns r where step in (${sqlList(returnsAt('HERE'))}) and closed_at is null
      and not exists (select from refunds f
      where f.order_id = r.order_id and f.request_key = ${REFUND_KEY}
        and f.status in (${sqlList(COUNTED_REFUNDS)}))`,
  },
  REVIEWS: {
    scope: 'WRITE_REVIEWS',
    meaning: 'Reviews to be approved or rejected.',
    rows: "reviews where state = 'PENDING'",
  },
  DUE_MESSAGES: {
    scope: 'WRITE_MESSAGES',
    meaning: 'Data-protection complaints and withdrawals, which the law wants dealt with by a certain day.',
    rows: `messages where state = 'WAITING' and topic in (${sqlList(DUE_TOPICS)})`,
  },
  MESSAGES: {
    scope: 'WRITE_MESSAGES',
    meaning: 'Other messages from visitors to be answered.',
    rows: `messages where state = 'WAITING' and topic not in (${sqlList(DUE_TOPICS)})`,
  },
  CLAIMS: {
    scope: 'WRITE_CLAIMS',
    meaning: 'Claims of buyers to be decided.',
    rows: `claims where state in (${sqlList(claimsAwaiting('SHOP'))})`,
  },
  FAILED_MAILS: {
    scope: 'OPERATE',
    meaning: 'Mails that could not be sent after several tries.',
    rows: "mails where status = 'FAILED'",
  },
} as const satisfies Readonly<Record<string, WaitingFacts>>;

export const WaitingKind = graphqlEnum('WaitingKind', 'What waits for somebody of the shop.', WAITING_TASKS);
export type WaitingKind = keyof typeof WaitingKind;
