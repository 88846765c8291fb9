import type { Feature } from '../../../platform/features/feature.ts';
import { purchaseFile } from './purchase.paths.ts';
import { OrderSupplyResolver, PurchaseDeliveryResolver, PurchaseResolver } from './purchase.resolver.ts';
import { PurchaseDeliveryLine } from './record/purchase-delivery-line.entity.ts';
import { PurchaseDeliveryOrder } from './record/purchase-delivery-order.entity.ts';
import { PurchaseDelivery } from './record/purchase-delivery.entity.ts';
import { PurchaseLine } from './record/purchase-line.entity.ts';
import { Purchase } from './record/purchase.entity.ts';

/** The units that orders need from suppliers, the shop's purchases there, and the units that come. */
export const purchases: Feature = {
  entities: [Purchase, PurchaseLine, PurchaseDelivery, PurchaseDeliveryLine, PurchaseDeliveryOrder],
  resolvers: [PurchaseResolver, PurchaseDeliveryResolver, OrderSupplyResolver],
  staffPaths: [purchaseFile],
};
