import type { Services } from '../../../platform/services/services.ts';
import type { TyreToTrace } from './picture.job.ts';
import { PictureService } from './picture.service.ts';

/** Only the columns a model's pictures depend on. */
const TYRE = `
  select coalesce(m.picture_name, m.slug) as slug, b.name as "brandName",
    m.name as "modelName", m.category, m.season, m.tread,
    m.picture_width as width, m.picture_profile as profile, m.picture_diameter as rim
  from models m join brands b on b.id = m.brand_id
  where coalesce(m.picture_name, m.slug) = $1
  order by m.id limit 1`;

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

  constructor({ platform }: Services) {
    const { config, sql, logger, files } = platform;
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
}
