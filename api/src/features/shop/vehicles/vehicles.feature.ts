import type { Feature } from '../../../platform/features/feature.ts';
import { importPaths, importResolver } from '../../operations/imports/index.ts';
import { VehicleWriteResolver } from './editing/vehicle-write.resolver.ts';
import { Vehicle } from './fitment/vehicle.entity.ts';
import { vehicleImport } from './import/vehicle-import.ts';
import { DvsaSecretService } from './lookup/dvsa-secret.service.ts';
import { MissedRegistrationResolver } from './missed/missed-registration.resolver.ts';
import { MissedRegistrations } from './missed/missed-registrations.service.ts';
import { VehicleResolver } from './vehicle.resolver.ts';
import { forgetMissedRegistrations } from './vehicles.jobs.ts';

const SAVE_EVERY_MS = 15_000;

/** The fitment of tyres to vehicles, and look-ups by registration. */
export const vehicles: Feature = {
  entities: [Vehicle],
  resolvers: [
    VehicleResolver,
    VehicleWriteResolver,
    MissedRegistrationResolver,
    importResolver(vehicleImport.name, 'vehicle', 'vehicles', vehicleImport.scope),
  ],
  imports: [vehicleImport],
  staffPaths: importPaths(vehicleImport),
  jobs: [forgetMissedRegistrations],
  async start(services) {
    const missed = services.get(MissedRegistrations);
    const timer = setInterval(() => void missed.save(), SAVE_EVERY_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await missed.save();
    };
  },
  prepare(services) {
    services.get(DvsaSecretService).warn();
  },
};
