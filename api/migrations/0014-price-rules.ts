import { Migration } from '@mikro-orm/migrations';

/** Adds price rules, and the reason and the time of an import that is to be applied later. */
export class Migration0014PriceRules extends Migration {
  override readonly name = '0014-price-rules';

  override up(): void {
    this.addSql(`
      create table price_rules (
        position smallint primary key check (position > 0),
        name text not null check (name <> ''),
        tier text check (tier in ('PREMIUM', 'MID_RANGE', 'BUDGET')),
        brand_id integer references brands on delete cascade,
        category text check (category in ('CAR', 'SUV', 'VAN', 'MOTORCYCLE')),
        rim_from smallint,
        rim_to smallint,
        size text check (size <> ''),
        supplier_id integer references suppliers on delete cascade,
        leaves_alone boolean not null,
        margin_percent double precision check (margin_percent < 100),
        addition_pence integer,
        least_margin_pence integer check (least_margin_pence >= 0),
        least_margin_percent double precision check (least_margin_percent >= 0 and least_margin_percent < 100),
        ending text not null
          check (ending in ('PENNY', 'ENDING_99', 'ENDING_95', 'ENDING_50', 'ENDING_49', 'POUND')),
        below_cost_reason text check (below_cost_reason <> ''),
        constraint price_rules_floor_or_exception
          check (below_cost_reason is null or (least_margin_pence is null and least_margin_percent is null)),
        constraint price_rules_exception_if_negative
          check (below_cost_reason is not null or (margin_percent is null or margin_percent >= 0)
            and (addition_pence is null or addition_pence >= 0))
      )`);
    this.addSql('create index price_rules_brand on price_rules (brand_id) where brand_id is not null');
    this.addSql(
      'create index price_rules_supplier on price_rules (supplier_id) where supplier_id is not null',
    );
    // One row: the rules are saved as a whole, and this is the revision of the whole.
    this.addSql(`
      create table price_rule_list (
        id boolean primary key default true check (id),
        revision integer not null default 1 check (revision > 0),
        keeps_in_step boolean not null default false,
        saved_at timestamptz
      )`);
    this.addSql('insert into price_rule_list default values');
    this.addSql('alter table products add column ruled_price_pence integer check (ruled_price_pence > 0)');
    this.addSql(
      `alter table imports add column reason text check (reason <> ''), add column apply_at timestamptz`,
    );
    this.addSql(`
      create index imports_due on imports (apply_at) where status = 'READY' and apply_at is not null`);
  }
}
