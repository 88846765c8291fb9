import type { Feature } from '../../../platform/features/feature.ts';
import { VehicleWriteResolver } from './editing/vehicle-write.resolver.ts';
import { Vehicle } from './fitment/vehicle.entity.ts';
import { DvsaSecretService } from './lookup/dvsa-secret.service.ts';
import { MissedRegistrationResolver } from './missed/missed-registration.resolver.ts';
import { VehicleResolver } from './vehicle.resolver.ts';
import { forgetMissedRegistrations } from './vehicles.jobs.ts';

/** The fitment of tyres to vehicles, and look-ups by registration. */
export const vehicles: Feature = {
  entities: [Vehicle],
  resolvers: [VehicleResolver, VehicleWriteResolver, MissedRegistrationResolver],
  jobs: [forgetMissedRegistrations],
  prepare(services) {
    services.get(DvsaSecretService).warn();
  },
};
