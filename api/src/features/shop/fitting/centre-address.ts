import type { FittingCentre } from './fitting-centre.entity.ts';

/** A centre's address on one line, without its name: as much as the shop knows. */
export const centreAddress = ({
  line1,
  town,
  postcode,
  postcodeDistrict,
}: Pick<FittingCentre, 'line1' | 'town' | 'postcode' | 'postcodeDistrict'>): string =>
  [line1, town, postcode ?? postcodeDistrict].filter(Boolean).join(', ');
