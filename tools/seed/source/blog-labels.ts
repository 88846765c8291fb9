/** The blog's topics, by slug. */
export const BLOG_CATEGORIES = {
  'buying-guides': { name: 'Buying guides', color: '#b45309' },
  'safety-and-law': { name: 'Safety and law', color: '#b3261e' },
  'seasonal-tyres': { name: 'Seasonal tyres', color: '#1d6fb8' },
  'care-and-repair': { name: 'Care and repair', color: '#0f7b46' },
  'vans-and-motorcycles': { name: 'Vans and motorcycles', color: '#6b3fa0' },
  'towing-and-4x4s': { name: 'Towing and 4x4s', color: '#00727a' },
} as const;

/** The blog's tags, by slug. */
export const BLOG_TAGS = {
  'tyre-size': { name: 'Tyre size', color: '#b45309' },
  'tyre-label': { name: 'Tyre label', color: '#8a6d00' },
  'tread-depth': { name: 'Tread depth', color: '#b3261e' },
  'tyre-age': { name: 'Tyre age', color: '#7a4b2a' },
  mot: { name: 'MOT', color: '#44505a' },
  winter: { name: 'Winter', color: '#1d6fb8' },
  'electric-cars': { name: 'Electric cars', color: '#0f7b46' },
  'tyre-pressure': { name: 'Tyre pressure', color: '#00727a' },
  puncture: { name: 'Puncture', color: '#a3195b' },
  'load-index': { name: 'Load index', color: '#6b3fa0' },
  'wet-grip': { name: 'Wet grip', color: '#0b5fa5' },
  'tyre-law': { name: 'Tyre law', color: '#8c1d40' },
  costs: { name: 'Costs', color: '#4d6b00' },
  damage: { name: 'Damage', color: '#9a3412' },
  fitting: { name: 'Fitting', color: '#374151' },
  towing: { name: 'Towing', color: '#5b4a9c' },
} as const;
