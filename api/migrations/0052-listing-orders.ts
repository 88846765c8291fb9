import { Migration } from '@mikro-orm/migrations';

const LISTED = 'where published and deleted_at is null';

/**
 * The orders of the listing that had no index. Those by brand and by rating go from brand to brand, and from model to
 * model, and sort only the tyres of one.
 */
const ORDERS = `
create index products_listed_by_brand on products (brand_id, name, id) ${LISTED};
create index products_listed_by_model on products (model_id, charged_price_pence, id) ${LISTED};
create index products_listed_by_wet_grip on products (wet_grip, charged_price_pence, id) ${LISTED};
create index products_listed_by_fuel_efficiency on products (fuel_efficiency, charged_price_pence, id) ${LISTED};
create index products_listed_by_noise on products (noise_db, charged_price_pence, id) ${LISTED};
create index models_by_rating on models (rating desc nulls last, review_count desc);
`;

export class Migration0052ListingOrders extends Migration {
  override readonly name = '0052-listing-orders';

  override up(): void {
    this.addSql(ORDERS);
  }

  override down(): void {
    this.addSql(`drop index products_listed_by_brand, products_listed_by_model, products_listed_by_wet_grip,
      products_listed_by_fuel_efficiency, products_listed_by_noise, models_by_rating`);
  }
}
