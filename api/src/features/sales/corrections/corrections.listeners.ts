import { vehicleCorrected } from '../../shop/vehicles/index.ts';
import { returnAgreed } from '../returns/index.ts';
import { CorrectionProposals } from './correction-proposals.service.ts';

/** Proposes a correction when staff agree that tyres don't fit. */
export const proposeCorrections = returnAgreed.listener((services, em, { order, ret }) =>
  services.get(CorrectionProposals).propose(em, order, ret),
);

/** Approves waiting corrections when their vehicle is saved without the size. */
export const approveCorrections = vehicleCorrected.listener((services, em, { vehicle, actor }) =>
  services.get(CorrectionProposals).approve(em, vehicle, actor),
);
