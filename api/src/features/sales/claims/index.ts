export { ClaimKind } from './record/claim.enums.ts';
export { claims } from './claims.feature.ts';
