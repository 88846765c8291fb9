import { cachedRows } from '../../../../platform/cache/query-cache.ts';
import type { RequestedFields } from '../../../../platform/graphql/requested-fields.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { uploadUrl } from '../../pictures/index.ts';
import { CatalogueDirectory } from './catalogue-directory.service.ts';
import { mainPictureOf } from './image.type.ts';
import { ProductColumns, withToday } from './product-columns.ts';
import type { ProductRow } from './product-row.ts';

/** Runs the statements that read products. */
export class ProductRowReader extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);
  readonly #columns = new ProductColumns(this.platform.orm);
  readonly #kept = cachedRows(this.platform.sql, this.platform.versions);

  /** The select list for the requested fields over a row p of `products`. */
  columns(fields: RequestedFields): string {
    return this.#columns.of(fields);
  }

  /** Runs a read whose text can contain the date placeholder. */
  read<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const { sql, now } = this.platform;
    return sql.rows<Row>(...withToday(text, values, inLondon(now()).day));
  }

  /** The same for frequent statements, cached per version of the catalogue. */
  readOnce<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#kept<Row>(...withToday(text, values, inLondon(this.platform.now()).day));
  }

  /** Runs a read and adds the data in memory: brand and model, and the product fields derived from them. */
  async of<Row extends ProductRow = ProductRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const [rows, { models }] = await Promise.all([this.read<Row>(text, values), this.#directory.read()]);
    for (const row of rows) {
      const model = models.get(row.modelId);
      if (!model)
        throw new Error(`Product ${row.id} has model ${row.modelId}, which is not in the directory.`);
      const { brand, rating, reviewCount, recommendPercent } = model;
      Object.assign(row, {
        brand,
        model,
        rating,
        reviewCount,
        recommendPercent,
        imageUrl: row.pictures?.[0] ? uploadUrl(row.pictures[0]) : mainPictureOf(model),
      });
    }
    return rows;
  }
}
