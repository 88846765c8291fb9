export { ClaimKind } from './record/claim.enums.ts';
export { claims } from './claims.feature.ts';
export { Claim } from './record/claim.entity.ts';
