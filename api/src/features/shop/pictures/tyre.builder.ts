import type { TyreToTrace } from './picture.job.ts';

export function aTyreToTrace(overrides: Partial<TyreToTrace> = {}): TyreToTrace {
  return {
    slug: 'primacy-4-plus',
    brandName: 'Michelin',
    modelName: 'Primacy 4+',
    category: 'CAR',
    season: 'SUMMER',
    tread: 'asymmetric',
    width: 205,
    profile: 55,
    rim: 16,
    ...overrides,
  };
}
