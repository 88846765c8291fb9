import type { RefundOutcome } from '../refunds/index.ts';

/** Why no refund of a case began, in a sentence for the shop; null if one did, even if the provider has refused it. */
export function refusalIn(outcome: RefundOutcome): string | null {
  if (outcome === null || typeof outcome === 'string') return null;
  if ('faults' in outcome) return `${outcome.faults.map(({ message }) => message).join('. ')}.`;
  if ('revision' in outcome) throw new Error('A refund of a case names no revision.');
  if ('refused' in outcome) return outcome.refused;
  return 'nothingLeft' in outcome ? outcome.nothingLeft : null;
}
