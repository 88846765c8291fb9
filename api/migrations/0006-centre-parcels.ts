import { Migration } from '@mikro-orm/migrations';

/** The parcel to the fitting centre, for orders that are sent as two. Orders are found by its number too. */
export class Migration0006CentreParcels extends Migration {
  override readonly name = '0006-centre-parcels';

  override up(): void {
    this.addSql(`
      alter table orders
        add column centre_carrier text check (centre_carrier <> ''),
        add column centre_tracking_number text check (centre_tracking_number <> '')`);
    this.addSql(`
      alter table orders alter column search_text set expression as (
        lower(
          number || ' ' || id::text || ' ' || email || ' ' || coalesce(replace(phone, ' ', ''), '') || ' '
          || coalesce(shipping_address ->> 'firstName', '') || ' ' || coalesce(shipping_address ->> 'lastName', '')
          || ' ' || coalesce(shipping_address ->> 'company', '') || ' '
          || coalesce(shipping_address ->> 'postcode', '') || ' '
          || replace(coalesce(shipping_address ->> 'postcode', ''), ' ', '') || ' '
          || coalesce(carrier_tracking_number, '') || ' ' || coalesce(centre_tracking_number, '')
        )
      )`);
  }
}
