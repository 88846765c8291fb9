import { ShopEvent } from '../../../../platform/services/shop-event.ts';
import type { Actor } from '../../../operations/audit/index.ts';
import type { Vehicle } from '../fitment/vehicle.entity.ts';

/** A vehicle of the fitment table was corrected. Announced in the transaction that writes it. */
export const vehicleCorrected = new ShopEvent<{ readonly vehicle: Vehicle; readonly actor: Actor }>();
