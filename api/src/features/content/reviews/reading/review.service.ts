import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { Service } from '../../../../platform/services/services.ts';
import { CatalogueDirectory, type ProductReviews, type ProductRow } from '../../../shop/catalogue/index.ts';
import type { Review } from '../record/review.entity.ts';
import type { ReviewPage } from './review-page.type.ts';

/**
 * A page of a model's reviews, and whether any of its reviews is a sample: that notice concerns all reviews, so
 * it's needed even if the page has none.
 * @param model SQL for the model's number.
 */
function pageOf(model: string, limit: string, offset: string): string {
  return `
    (select json_build_object(
      'hasSamples', exists (select from reviews where model_id = ${model} and published and is_sample),
      'items', coalesce(json_agg(r), '[]'))
    from (
      select id, model_id as "modelId", rating, title, text, author, reviewed_on as "reviewedOn",
        miles_driven as "milesDriven", vehicle, helpful_votes as "helpfulVotes", verified,
        is_sample as "isSample", wet_grip as "wetGrip", noise, wear, comfort, value
      from reviews where model_id = ${model} and published
      order by reviewed_on desc, id desc limit ${limit} offset ${offset}
    ) r)`;
}

interface PageRows {
  readonly items: Review[];
  readonly hasSamples: boolean;
}

const NO_REVIEWS: PageRows = { items: [], hasSamples: false };

/** Reads reviews. */
export class ReviewService extends Service implements ProductReviews {
  readonly #directory = this.services.get(CatalogueDirectory);

  /** One page of a model's reviews, in one statement; the figures are stored with the model. */
  ofModel(modelId: number, paging: Paging): Promise<ReviewPage> {
    return this.#page(modelId, paging, async () => {
      const text = `select ${pageOf('$1', '$2', '$3')} as page`;
      const [row] = await this.platform.sql.rows<{ page: PageRows }>(text, [
        modelId,
        paging.limit,
        offsetOf(paging),
      ]);
      return row?.page ?? NO_REVIEWS;
    });
  }

  /** One page of a product's reviews, without a statement if it was loaded with the product. */
  ofProduct({ modelId, reviewsRead: read }: ProductRow, paging: Paging): Promise<ReviewPage> {
    const isThere = read && read.paging.page === paging.page && read.paging.limit === paging.limit;
    return isThere
      ? this.#page(modelId, paging, async () => read.page as PageRows)
      : this.ofModel(modelId, paging);
  }

  column(limit: string, offset: string): string {
    return pageOf('p.model_id', limit, offset);
  }

  async #page(modelId: number, paging: Paging, read: () => Promise<PageRows>): Promise<ReviewPage> {
    const model = (await this.#directory.read()).models.get(modelId);
    const { items, hasSamples } = model?.reviewCount ? await read() : NO_REVIEWS;
    return {
      items,
      pageInfo: pageInfo(paging, model?.reviewCount ?? 0),
      average: model?.rating ?? null,
      distribution: model?.ratingDistribution ?? [],
      recommendPercent: model?.recommendPercent ?? null,
      hasSamples,
    };
  }
}
