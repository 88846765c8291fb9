import type { Feature } from '../../../platform/features/feature.ts';
import { purchaseFile } from './purchase.paths.ts';
import { OrderSupplyResolver, PurchaseResolver } from './purchase.resolver.ts';
import { PurchaseLine } from './record/purchase-line.entity.ts';
import { Purchase } from './record/purchase.entity.ts';

/** The units that orders need from suppliers, the shop's purchases there, and the units that come. */
export const purchases: Feature = {
  entities: [Purchase, PurchaseLine],
  resolvers: [PurchaseResolver, OrderSupplyResolver],
  staffPaths: [purchaseFile],
};
