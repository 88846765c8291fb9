import type { OfferRow } from './offers.ts';
import type { PartnerTerms } from './partner-terms.ts';

/** A row of the table `fitting_centres`. */
export interface FittingCentreRow extends OfferRow, PartnerTerms {
  slug: string;
  name: string;
  town: string;
  postcode_district: string;
  address_line_1: string;
  postcode: string;
  phone: string;
  distance_miles: number;
  latitude: number;
  longitude: number;
  bays: number;
  lead_days: number;
  is_sample: boolean;
}
