import { sizeSlug, readSizeSlug } from '@treadline/schema/trade/tyre/size/size-slug';
import { formatTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { Service } from '../../../platform/services/services.ts';
import { CarService } from './car.service.ts';
import type { Car } from './car.type.ts';
import type { SimilarSize, SizeRange } from './size-range.type.ts';
import { SizeTable, type KnownSize } from './size-table.service.ts';

const OF_SIZE = `p.width = $1::integer and p.profile = $2::integer and p.diameter = $3::integer
  and (p.category = 'VAN') = $4`;

/** Tyre sizes and the tyres on sale in them. */
export class SizeRangeService extends Service {
  readonly #sizes = this.services.get(SizeTable);
  readonly #cars = this.services.get(CarService);

  /** All sizes on sale, by rim, width and sidewall. */
  async all(): Promise<readonly KnownSize[]> {
    return this.#sizes.all();
  }

  /** A size in any spelling; null if the text isn't a size. A size without tyres is found too. */
  async find(text: string): Promise<SizeRange | null> {
    const asked = readSizeSlug(text);
    if (!asked) return null;
    const known = await this.#sizes.find(asked);
    const { width, profile, diameter } = asked;
    const size = known?.size ?? formatTyreSize(asked);
    const category = known?.category ?? (asked.construction === 'C' ? 'VAN' : null);
    return {
      size,
      slug: sizeSlug(size),
      otherSpellings: [...(known?.otherSpellings ?? [])],
      width,
      profile,
      diameter,
      category,
      known,
      scope: { where: OF_SIZE, values: [width, profile, diameter, category === 'VAN'] },
    };
  }

  /** The sizes with a similar rolling circumference, nearest first. */
  async similarTo({ width, profile, diameter, category }: SizeRange): Promise<SimilarSize[]> {
    const similar = await this.#sizes.similarTo({ width, profile, diameter }, category ?? undefined);
    return similar.map(({ known, difference }) => ({ size: known, difference }));
  }

  /** The vehicles that have this as an original size in some version. */
  async cars({ known }: SizeRange): Promise<Car[]> {
    return known ? this.#cars.withSize(known) : [];
  }
}
