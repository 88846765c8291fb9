import type { CartLine } from './cartLine.ts';

/** For tests: one tyre at £50. */
export function aCartLine(overrides: Partial<CartLine> = {}): CartLine {
  return {
    id: 1,
    name: 'Primacy 4+',
    price: 5_000,
    quantity: 1,
    image: '',
    sku: '',
    slug: 'primacy-4',
    brand: '',
    size: '',
    ...overrides,
  };
}
