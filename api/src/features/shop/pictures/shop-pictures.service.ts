import { PICTURE_VIEWS } from '@treadline/picture-tracer/portrait/tyre.portrait';
import type { Sql } from '../../../platform/database/sql.ts';
import type { Services } from '../../../platform/services/services.ts';
import { jobFor, scaleJobFor, type PictureJob, type TyreToTrace } from './picture.job.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS, sizeSlug, type SizeOnVehicle } from './picture.name.ts';
import { PictureService } from './picture.service.ts';

/** Only the columns a model's pictures depend on, of all models. */
const TYRES = `
  select distinct on (slug) coalesce(m.picture_name, m.slug) as slug, b.name as "brandName",
    m.name as "modelName", m.category, m.season, m.tread,
    m.picture_width as width, m.picture_profile as profile, m.picture_diameter as rim
  from models m join brands b on b.id = m.brand_id`;
const TYRE = `${TYRES} where coalesce(m.picture_name, m.slug) = $1 order by slug, m.id`;
const ALL_TYRES = `${TYRES} order by slug, m.id`;

const ALL_SIZES = `
  select p.width, p.profile, p.diameter as rim, lower(m.category) as vehicle
  from products p join models m on m.id = p.model_id
  union select picture_width, picture_profile, picture_diameter, lower(category) from models
  order by vehicle, width, profile, rim`;

const HAS_SIZE = `
  select exists(
    select from products p join models m on m.id = p.model_id
    where p.width = $1 and p.profile = $2 and p.diameter = $3 and m.category = $4
  ) or exists(
    select from models
    where picture_width = $1 and picture_profile = $2 and picture_diameter = $3 and category = $4
  ) as "isThere"`;

/** The pictures of this shop's models and sizes. */
export class ShopPictures {
  readonly pictures: PictureService;
  readonly #sql: Sql;

  constructor({ platform }: Services) {
    const { config, sql, logger, files } = platform;
    this.#sql = sql;
    this.pictures = new PictureService({
      files,
      uploads: config.uploads,
      tyre: async (slug) => (await sql.rows<TyreToTrace>(TYRE, [slug]))[0] ?? null,
      hasSize: async ({ width, profile, rim, vehicle }) => {
        const values = [width, profile, rim, vehicle.toUpperCase()];
        return (await sql.rows<{ isThere: boolean }>(HAS_SIZE, values))[0]?.isThere ?? false;
      },
      logger,
      ...(config.pictureWorkers === null ? {} : { workers: config.pictureWorkers }),
    });
  }

  /** The jobs of all pictures that pages can show, the narrowest first. */
  async allJobs(): Promise<PictureJob[]> {
    const tyres = await this.#sql.rows<TyreToTrace>(ALL_TYRES);
    const sizes = await this.#sql.rows<SizeOnVehicle>(ALL_SIZES);
    return PICTURE_WIDTHS.flatMap((width) =>
      PICTURE_FORMATS.flatMap((format) => [
        ...PICTURE_VIEWS.flatMap((view) =>
          tyres.map((tyre) => jobFor(tyre, view, { slug: tyre.slug, view, width, format })),
        ),
        ...sizes.map((size) => scaleJobFor(size, { slug: sizeSlug(size), view: 'scale', width, format })),
      ]),
    );
  }
}
