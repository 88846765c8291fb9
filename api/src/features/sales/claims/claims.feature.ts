import type { Feature } from '../../../platform/features/feature.ts';
import { ClaimResolver, ClaimStepResolver } from './claim.resolver.ts';
import { endPaidClaims } from './claims.listeners.ts';
import { personalClaims } from './claims.personal-data.ts';
import { OrderClaimsResolver } from './order-claims.resolver.ts';
import { Claim, ClaimStep } from './record/claim.entity.ts';

/** Buyers' claims for tyres that they bought: price matches, road damage and faults. */
export const claims: Feature = {
  entities: [Claim, ClaimStep],
  resolvers: [ClaimResolver, ClaimStepResolver, OrderClaimsResolver],
  listens: [endPaidClaims],
  personalData: [personalClaims],
};
