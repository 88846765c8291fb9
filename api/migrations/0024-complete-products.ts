import { Migration } from '@mikro-orm/migrations';

/** Models have pictures of their own, and no EAN or year that nobody entered. Tyres without a label are found. */
export class Migration0024CompleteProducts extends Migration {
  override readonly name = '0024-complete-products';

  override up(): void {
    this.addSql(`alter table models
      add column pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array'),
      alter column ean drop not null,
      alter column launch_year drop not null`);
    // The list of tyres that need a label and have none counts them.
    this.addSql(`create index products_unlabelled on products (name, id)
      where deleted_at is null and published and category <> 'MOTORCYCLE' and diameter between 11 and 24
        and (fuel_efficiency is null or wet_grip is null or noise_db is null)`);
    // The shop gave models without an EAN one of its own, made from their id.
    this.addSql(`update models set ean = null where left(ean, 12) = '202' || lpad(id::text, 9, '0')`);
  }
}
