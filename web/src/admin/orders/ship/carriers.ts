/** The carriers that are proposed; any other can be typed. */
export const CARRIERS = [
  'Own delivery team',
  'DPD',
  'DHL',
  'Evri',
  'FedEx',
  'Parcelforce',
  'Royal Mail',
  'UPS',
  'Yodel',
];
