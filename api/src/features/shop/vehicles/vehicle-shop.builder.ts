import { storeVehicles } from '../../../../test/fixtures/catalogue/vehicle.ts';
import { openTestShop, type GraphqlAnswer } from '../../../../test/test-shop.ts';
import type { VehicleLookupConfig } from '../../../platform/config/vehicle-lookup-config.ts';
import { Services } from '../../../platform/services/services.ts';
import type { FitmentRow } from './fitment/vehicle-fitment.ts';
import { VehicleService } from './vehicle.service.ts';

export interface VehicleShop {
  /** The service with these registers; without any, with the example registrations. */
  service(vehicleLookup?: Partial<VehicleLookupConfig>): VehicleService;
  /** Runs a document as a guest. */
  ask(
    document: string,
    variables?: Record<string, unknown>,
  ): Promise<Pick<GraphqlAnswer<unknown>, 'data' | 'errors'>>;
  /** The warnings and errors logged since the shop was opened. */
  log: string[];
  close(): Promise<void>;
}

const TODAY = new Date('2026-11-20T10:00:00Z');

/** A shop with only these fitments. */
export async function openVehicleShop(fitments: readonly FitmentRow[]): Promise<VehicleShop> {
  const shop = await openTestShop({ now: TODAY });
  const { platform } = shop.services;
  await shop.rows('delete from vehicles');
  await storeVehicles(platform.sql, fitments);
  return {
    service: (vehicleLookup) =>
      new VehicleService(
        new Services(
          {
            ...platform,
            config: {
              ...platform.config,
              vehicleLookup: { ...platform.config.vehicleLookup, ...vehicleLookup },
            },
          },
          [],
        ),
      ),
    async ask(document, variables) {
      const { data, errors } = await shop.graphql<unknown>(document, variables);
      return errors ? { data, errors } : { data };
    },
    log: shop.complaints,
    close: () => shop.close(),
  };
}
