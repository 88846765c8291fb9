import type { TyrePortrait } from './tyre.portrait.ts';

/** A tyre portrait small enough for a test. */
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
