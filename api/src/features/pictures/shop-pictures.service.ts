import type { Services } from '../../platform/services.ts';
import type { Sql } from '../../platform/sql.ts';
import { PictureService, type TyreToTrace } from './picture.service.ts';

/** The columns of models that pictures depend on; no others are read. */
const TYRES = `
  select coalesce(m.picture_name, m.slug) as slug, b.name as "brandName",
    m.name as "modelName", m.category, m.season, m.tread,
    m.picture_width as width, m.picture_profile as profile, m.picture_diameter as rim
  from models m join brands b on b.id = m.brand_id
  order by (select max(p.popularity) from products p where p.model_id = m.id) desc nulls last, m.id`;

const NAMES = 'select coalesce(picture_name, slug) as name from models where id = any($1::integer[])';

/** The pictures of this shop's models; the most popular are drawn first. */
export class ShopPictures {
  readonly pictures: PictureService;
  readonly #sql: Sql;

  constructor({ platform }: Services) {
    const { config, sql, logger, files } = platform;
    this.#sql = sql;
    this.pictures = new PictureService({
      files,
      uploads: config.uploads,
      models: () => sql.rows<TyreToTrace>(TYRES),
      logger,
      ahead: config.picturesAhead,
      ...(config.pictureWorkers === null ? {} : { workers: config.pictureWorkers }),
    });
  }

  /** Draws models that are new or look different. Call it after the commit. */
  async welcome(modelIds: readonly number[]): Promise<void> {
    const models = await this.#sql.rows<{ name: string }>(NAMES, [modelIds]);
    await this.pictures.welcome(models.map(({ name }) => name));
  }
}
