import { claimKinds } from '@treadline/schema/trade/order/claim-kind';
import type { ClaimKind } from './claim.enums.ts';

/** The kind of claim, as named within a sentence. */
export const claimName = (kind: ClaimKind): string => claimKinds[kind].label.toLowerCase();
