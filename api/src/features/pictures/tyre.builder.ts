import type { TyreToTrace } from './picture.job.ts';
import type { TyrePortrait } from './tyre-tracer.ts';

/** A tyre to look at, small enough for a test. */
export function aPortrait(overrides: Partial<TyrePortrait> = {}): TyrePortrait {
  return {
    width: 205,
    profile: 55,
    rim: 16,
    tread: 'asymmetric',
    siped: false,
    lettering: { brand: 'Michelin', model: 'Primacy 4+' },
    seed: 'primacy-4-plus',
    view: 'three-quarter',
    size: 160,
    ...overrides,
  };
}

/** A model of the shop. */
export function aTyreToTrace(overrides: Partial<TyreToTrace> = {}): TyreToTrace {
  return {
    slug: 'primacy-4-plus',
    brandName: 'Michelin',
    modelName: 'Primacy 4+',
    category: 'Car Tyres',
    season: 'Summer',
    tread: 'asymmetric',
    width: 205,
    profile: 55,
    rim: 16,
    ...overrides,
  };
}
