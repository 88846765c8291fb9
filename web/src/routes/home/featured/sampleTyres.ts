import { PICTURE_PLACEHOLDER } from '../../../lib/paths/pictureUrl.ts';

/** An example tyre for when none could be loaded. It can't be bought and isn't in any structured data. */
export interface SampleTyre {
  id: number;
  slug: string;
  name: string;
  brand: string;
  size: string;
  /** As displayed, with its £ sign. */
  price: string;
  /** Null, because examples have no reviews. */
  rating: number | null;
  image: string;
}

export const sampleTyres: readonly SampleTyre[] = [
  {
    id: 1,
    slug: 'sample-everyday',
    name: 'Primacy 4+',
    brand: 'Michelin',
    size: '205/55 R16',
    price: '£97.60',
    rating: null,
    image: PICTURE_PLACEHOLDER,
  },
  {
    id: 2,
    slug: 'sample-sport',
    name: 'PremiumContact 7',
    brand: 'Continental',
    size: '225/45 R17',
    price: '£109.40',
    rating: null,
    image: PICTURE_PLACEHOLDER,
  },
  {
    id: 3,
    slug: 'sample-all-season',
    name: 'Vector 4Seasons Gen-3',
    brand: 'Goodyear',
    size: '195/65 R15',
    price: '£88.20',
    rating: null,
    image: PICTURE_PLACEHOLDER,
  },
];
