import type { Services } from '../../platform/services.ts';
import { PictureService, type TyreToTrace } from './picture.service.ts';

/** The columns of a model that its pictures depend on; no others are read. */
const TYRE = `
  select coalesce(m.picture_name, m.slug) as slug, b.name as "brandName",
    m.name as "modelName", m.category, m.season, m.tread,
    m.picture_width as width, m.picture_profile as profile, m.picture_diameter as rim
  from models m join brands b on b.id = m.brand_id
  where coalesce(m.picture_name, m.slug) = $1
  order by m.id limit 1`;

/** The pictures of this shop's models. */
export class ShopPictures {
  readonly pictures: PictureService;

  constructor({ platform }: Services) {
    const { config, sql, logger, files } = platform;
    this.pictures = new PictureService({
      files,
      uploads: config.uploads,
      tyre: async (slug) => (await sql.rows<TyreToTrace>(TYRE, [slug]))[0] ?? null,
      logger,
      ...(config.pictureWorkers === null ? {} : { workers: config.pictureWorkers }),
    });
  }
}
