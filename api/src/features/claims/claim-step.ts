import type { EntityManager } from '@mikro-orm/postgresql';
import { claimKinds } from '@treadline/schema/trade/claim-kind';
import { Claim, ClaimStep } from './claim.entity.ts';
import type { ClaimKind, ClaimState } from './claim.enums.ts';

/** A step of a claim as it is taken. */
interface Taken extends Pick<ClaimStep, 'author' | 'state' | 'text' | 'at'> {
  /** The administrator who took it; null for the buyer. */
  readonly writtenBy: string | null;
}

/** Records a step of a claim and what follows for the claim, in the caller's transaction on the locked order. */
export function takeStep(em: EntityManager, claim: Claim, { author, state, text, at, writtenBy }: Taken): void {
  Object.assign(claim, { state, revision: claim.revision + 1, updatedAt: at });
  em.create(ClaimStep, { claimId: claim.id, author, state, text, at, writtenBy });
}

/**
 * What the history of the order says of a step, which everybody with its number can read; null where nothing is said.
 * A refund tells of itself.
 */
const STORIES: Readonly<Record<ClaimState, ((label: string) => string) | null>> = {
  WAITING: (label) => `We’ve received a ${label} claim.`,
  QUESTION: (label) => `We’ve asked a question about the ${label} claim.`,
  WITH_MAKER: (label) => `We’ve taken the ${label} claim up with the manufacturer.`,
  PAYING: null,
  PAID_BACK: null,
  REPLACED: (label) => `We’ve approved the ${label} claim and are replacing the tyres.`,
  REFUSED: (label) => `We couldn’t approve the ${label} claim.`,
  WITHDRAWN: (label) => `The ${label} claim was withdrawn.`,
};

/** The name of a claim within a sentence. */
export const claimName = (kind: ClaimKind): string => claimKinds[kind].label.toLowerCase();

export const storyOf = ({ kind, state }: Pick<Claim, 'kind' | 'state'>): string | null =>
  STORIES[state]?.(claimName(kind)) ?? null;
