import { Migration } from '@mikro-orm/migrations';

const PLANS = `
alter table order_lines
  add column kind text not null default 'TYRE' check (kind in ('TYRE', 'ROAD_HAZARD_PLAN')),
  add column covers_line_id integer,
  add column plan_months smallint check (plan_months > 0),
  alter column product_id drop not null,
  add constraint order_lines_kind_tyre_check check ((kind = 'TYRE') = (product_id is not null)),
  add constraint order_lines_kind_plan_check check (
    (kind = 'ROAD_HAZARD_PLAN') = (covers_line_id is not null)
    and (kind = 'ROAD_HAZARD_PLAN') = (plan_months is not null)
  ),
  add constraint order_lines_of_order unique (order_id, id),
  add constraint order_lines_covers_fkey
    foreign key (order_id, covers_line_id) references order_lines (order_id, id);
drop index order_lines_order;
alter table saved_cart_lines add column road_hazard_plan boolean not null default false;
`;

/** Fails where a plan was sold, which the state before cannot hold. */
const TYRES_ONLY = `
alter table saved_cart_lines drop column road_hazard_plan;
create index order_lines_order on order_lines (order_id);
alter table order_lines
  drop constraint order_lines_covers_fkey,
  drop constraint order_lines_of_order,
  drop constraint order_lines_kind_plan_check,
  drop constraint order_lines_kind_tyre_check,
  alter column product_id set not null,
  drop column plan_months,
  drop column covers_line_id,
  drop column kind;
`;

/** Lines of an order that are road hazard plans: without a product, and each for the tyres of another line. */
export class Migration0040RoadHazardPlan extends Migration {
  override readonly name = '0040-road-hazard-plan';

  override up(): void {
    this.addSql(PLANS);
  }

  override down(): void {
    this.addSql(TYRES_ONLY);
  }
}
