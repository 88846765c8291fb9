import type { MailContent } from '../../../operations/mail/index.ts';
import { accountFact, tyreFact, type AskedTyre } from './asked-tyres.ts';

/** To a supplier: an order, or the rest of it, is cancelled. */
export const purchaseCancelled =
  (purchase: {
    readonly id: number;
    readonly accountNumber: string | null;
    readonly tyres: readonly AskedTyre[];
  }): MailContent =>
  ({ shopName }) => ({
    subject: `Cancelled: order ${purchase.id} of ${shopName}`,
    preheader: 'Please don’t send these tyres.',
    title: `Order ${purchase.id} is cancelled`,
    blocks: [
      'Please don’t send these tyres. If they’re on their way already, tell us.',
      { kind: 'facts', facts: purchase.tyres.map((tyre) => tyreFact(tyre)) },
      ...(purchase.accountNumber === null
        ? []
        : [{ kind: 'facts' as const, facts: accountFact(purchase.accountNumber) }]),
    ],
    reason: `You’re getting this email because ${shopName} buys tyres from you.`,
  });
