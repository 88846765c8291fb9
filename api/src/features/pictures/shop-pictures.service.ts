import type { Services } from '../../platform/services.ts';
import { PictureService, type TyreToTrace } from './picture.service.ts';

/** The columns of models that pictures depend on; no others are read. */
const TYRES = `
  select m.slug, b.name as "brandName", m.name as "modelName", m.category, m.season, m.tread,
    m.picture_width as width, m.picture_profile as profile, m.picture_diameter as rim
  from models m join brands b on b.id = m.brand_id
  order by (select max(p.popularity) from products p where p.model_id = m.id) desc nulls last, m.id`;

/** The pictures of this shop's models; the most popular are drawn first. */
export class ShopPictures {
  readonly pictures: PictureService;

  constructor({ platform }: Services) {
    const { config, sql, logger } = platform;
    this.pictures = new PictureService({
      dataDir: config.dataDir,
      models: () => sql.rows<TyreToTrace>(TYRES),
      logger,
      allAhead: config.allPicturesAhead,
      ...(config.pictureWorkers === null ? {} : { workers: config.pictureWorkers }),
    });
  }
}
