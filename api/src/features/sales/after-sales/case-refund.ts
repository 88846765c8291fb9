import type { RefundOutcome } from '../refunds/index.ts';

/**
 * Explains to the shop, in a sentence, why a case's refund was never requested.
 * @returns null if it was requested, even if the provider then refused it.
 */
export function refusalIn(outcome: RefundOutcome): string | null {
  if (outcome === null || typeof outcome === 'string') return null;
  if ('faults' in outcome) return `${outcome.faults.map(({ message }) => message).join('. ')}.`;
  if ('revision' in outcome) throw new Error('A refund of a case names no revision.');
  if ('refused' in outcome) return outcome.refused;
  return 'nothingLeft' in outcome ? outcome.nothingLeft : null;
}
