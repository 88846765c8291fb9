import type { WaitingKind } from '../../../apollo/schema.generated.ts';
import { formatDate } from '../../../lib/text/format.ts';

/** How a kind of waiting task is described, and where to do it. */
interface WaitingFacts {
  /** A count with its noun: "3 orders to ship". `dueOn` is the day by which it must be done, or null. */
  words: (count: number, dueOn: string | null) => string;
  /** The list that shows the tasks; null if the work is done outside the admin. */
  to: string | null;
  /** The section whose badge counts them; null if no section does. */
  section: string | null;
  /** True for a problem, false for routine work. */
  isTrouble: boolean;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Every kind of waiting task, in the dashboard's order. */
export const waitingFacts: Readonly<Record<WaitingKind, WaitingFacts>> = {
  ORDERS_NEEDING_ATTENTION: {
    words: (count) => counted(count, 'order needs attention', 'orders need attention'),
    to: '/admin/orders?tab=attention',
    section: '/admin/orders',
    isTrouble: true,
  },
  TROUBLED_JOBS: {
    words: (count) => counted(count, 'fitting job needs attention', 'fitting jobs need attention'),
    to: '/admin/fitting-jobs',
    section: '/admin/fitting-calendar',
    isTrouble: true,
  },
  ORDERS_TO_SHIP: {
    words: (count) => counted(count, 'order to ship', 'orders to ship'),
    to: '/admin/orders',
    section: '/admin/orders',
    isTrouble: false,
  },
  CLAIMS: {
    words: (count) => counted(count, 'claim to decide', 'claims to decide'),
    to: '/admin/claims',
    section: '/admin/claims',
    isTrouble: false,
  },
  RETURNS_TO_CHECK: {
    words: (count) => counted(count, 'return to check', 'returns to check'),
    to: '/admin/returns',
    section: '/admin/returns',
    isTrouble: false,
  },
  RETURNS_TO_COLLECT: {
    words: (count) => counted(count, 'return to collect', 'returns to collect'),
    to: '/admin/returns?tab=coming',
    section: '/admin/returns',
    isTrouble: false,
  },
  RETURNS_TO_REFUND: {
    words: (count) => counted(count, 'return to refund', 'returns to refund'),
    to: '/admin/returns?tab=received',
    section: '/admin/returns',
    isTrouble: false,
  },
  PURCHASES: {
    words: (count) =>
      counted(count, 'order needs tyres from a supplier', 'orders need tyres from a supplier'),
    to: '/admin/purchases',
    section: '/admin/purchases',
    isTrouble: false,
  },
  SUPPLIER_FEEDS: {
    words: (count) => counted(count, 'supplier’s feed needs you', 'suppliers’ feeds need you'),
    to: '/admin/suppliers',
    section: '/admin/suppliers',
    isTrouble: true,
  },
  FITMENT_CORRECTIONS: {
    words: (count) => counted(count, 'fitment correction to check', 'fitment corrections to check'),
    to: '/admin/vehicles/corrections',
    section: '/admin/vehicles',
    isTrouble: false,
  },
  REVIEWS: {
    words: (count) => counted(count, 'review to check', 'reviews to check'),
    to: '/admin/reviews',
    section: '/admin/reviews',
    isTrouble: false,
  },
  DUE_MESSAGES: {
    words: (count) =>
      counted(count, 'complaint or withdrawal with a deadline', 'complaints or withdrawals with a deadline'),
    to: '/admin/messages',
    section: '/admin/messages',
    isTrouble: false,
  },
  MESSAGES: {
    words: (count) => counted(count, 'message to answer', 'messages to answer'),
    to: '/admin/messages',
    section: '/admin/messages',
    isTrouble: false,
  },
  FAILED_MAILS: {
    words: (count) => counted(count, 'email failed', 'emails failed'),
    to: '/admin/mail',
    section: '/admin/mail',
    isTrouble: true,
  },
  DVSA_SECRET: {
    words: (_, dueOn) => `Renew the DVSA client secret, valid until ${dueOn && formatDate(dueOn)}`,
    to: null,
    section: null,
    isTrouble: true,
  },
};
