import type { Feature } from '../../../platform/features/feature.ts';
import { approveCorrections, proposeCorrections } from './corrections.listeners.ts';
import { FitmentCorrection } from './fitment-correction.entity.ts';
import { FitmentCorrectionResolver, VehicleCorrectionsResolver } from './fitment-correction.resolver.ts';

/** Corrections of the fitment table that returns of tyres propose, and staff decide. */
export const corrections: Feature = {
  entities: [FitmentCorrection],
  resolvers: [FitmentCorrectionResolver, VehicleCorrectionsResolver],
  listens: [proposeCorrections, approveCorrections],
};
