import { Migration } from '@mikro-orm/migrations';

const places = (list: string): string => `
alter table order_deliveries
  drop constraint order_deliveries_place_check,
  add constraint order_deliveries_place_check check (place in (${list}));
`;

/** A carrier may report a delivery without saying who took it. */
export class Migration0078DeliveredByCarrier extends Migration {
  override readonly name = '0078-delivered-by-carrier';

  override up(): void {
    this.addSql(places("'HANDED_OVER', 'SAFE_PLACE', 'NEIGHBOUR', 'CARRIER'"));
  }

  override down(): void {
    this.addSql("update order_deliveries set place = null where place = 'CARRIER'");
    this.addSql(places("'HANDED_OVER', 'SAFE_PLACE', 'NEIGHBOUR'"));
  }
}
