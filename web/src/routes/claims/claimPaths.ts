import type { ClaimKind } from '@treadline/schema/trade/order/claim-kind';
import { orderPath } from '../../features/orders/orderPaths.ts';

/** The form to make a claim. @param kind what it is for; chosen there when left out. */
export const createClaimPath = (orderId: string, kind?: ClaimKind): string =>
  `${orderPath(orderId)}/claim${kind ? `?kind=${kind}` : ''}`;

/** The page of a claim. */
export const claimPath = (orderId: string, claimId: string): string =>
  `${orderPath(orderId)}/claims/${encodeURIComponent(claimId)}`;
