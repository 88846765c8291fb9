import type { ClaimKind } from '@treadline/schema/trade/order/claim-kind';
import { orderPath } from '../../features/orders/orderPaths.ts';

/** The form for making a claim. @param kind the preselected kind. */
export const createClaimPath = (orderId: string, kind?: ClaimKind): string =>
  `${orderPath(orderId)}/claim${kind ? `?kind=${kind}` : ''}`;

export const claimPath = (orderId: string, claimId: string): string =>
  `${orderPath(orderId)}/claims/${encodeURIComponent(claimId)}`;
