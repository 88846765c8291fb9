import type { Feature } from '../../../platform/features/feature.ts';
import { purchaseFile } from './purchase.paths.ts';
import { OrderSupplyResolver, PurchaseResolver } from './purchase.resolver.ts';
import { PurchaseLine } from './record/purchase-line.entity.ts';
import { Purchase } from './record/purchase.entity.ts';

/** What the shop buys from its suppliers: the list of what orders need, the purchases, and what comes. */
export const purchases: Feature = {
  entities: [Purchase, PurchaseLine],
  resolvers: [PurchaseResolver, OrderSupplyResolver],
  staffPaths: [purchaseFile],
};
