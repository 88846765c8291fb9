import { offsetOf, pageInfo, type Paging } from '../../platform/page.ts';
import type { Services } from '../../platform/services.ts';
import type { Sql } from '../../platform/sql.ts';
import { CatalogueDirectory } from '../catalogue/catalogue-directory.service.ts';
import type { ReviewPage } from './review-page.type.ts';
import type { Review } from './review.entity.ts';

/**
 * The notice of sample reviews concerns all of them, so it comes even if the page has none: then in a row
 * without an id.
 */
const PAGE = `
  select s.samples as "hasSamples", r.*
  from (select coalesce(bool_or(is_sample), false) as samples from reviews where model_id = $1 and published) s
  left join (
    select id, model_id as "modelId", rating, title, text, author, reviewed_on as "reviewedOn",
      miles_driven as "milesDriven", vehicle,
      helpful_votes as "helpfulVotes", verified, is_sample as "isSample", wet_grip as "wetGrip", noise, wear,
        comfort, value
    from reviews where model_id = $1 and published
    order by reviewed_on desc, id desc limit $2 offset $3
  ) r on true`;

/** Reads reviews. */
export class ReviewService {
  readonly #sql: Sql;
  readonly #directory: CatalogueDirectory;

  constructor(services: Services) {
    this.#sql = services.platform.sql;
    this.#directory = services.get(CatalogueDirectory);
  }

  /**
   * One page of a model's reviews in one statement; the figures are stored with the model.
   */
  async ofModel(modelId: number, paging: Paging): Promise<ReviewPage> {
    const model = (await this.#directory.read()).models.get(modelId);
    const rows = model?.reviewCount
      ? await this.#sql.rows<Review & { hasSamples: boolean }>(PAGE, [
          modelId,
          paging.limit,
          offsetOf(paging),
        ])
      : [];
    return {
      items: rows.filter(({ id }) => id),
      pageInfo: pageInfo(paging, model?.reviewCount ?? 0),
      average: model?.rating ?? null,
      distribution: model?.ratingDistribution ?? [],
      recommendPercent: model?.recommendPercent ?? null,
      hasSamples: rows.some(({ hasSamples }) => hasSamples),
    };
  }
}
