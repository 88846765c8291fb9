import { Migration } from '@mikro-orm/migrations';

const FITTING_CENTRES = `
create table fitting_centres (
  slug text primary key,
  name text not null check (name <> ''),
  town text not null,
  postcode_district text not null check (postcode_district ~ '^[A-Z]{1,2}[0-9][0-9A-Z]?$'),
  phone text not null,
  distance_miles numeric(5,1) not null check (distance_miles >= 0),
  area text not null generated always as (
    case when distance_miles <= 5 then 'LOCAL' when distance_miles <= 20 then 'EXTENDED' else 'REGIONAL' end
  ) stored,
  services jsonb not null default '[]',
  hours jsonb not null default '[]',
  is_sample boolean not null default false
);
create index fitting_centres_near on fitting_centres (distance_miles);
`;

/** The garages that fit the shop's tyres. The area follows from the distance, so its bounds stand here alone. */
export class Migration0002FittingCentres extends Migration {
  override readonly name = '0002-fitting-centres';

  override up(): void {
    this.addSql(FITTING_CENTRES);
  }
}
