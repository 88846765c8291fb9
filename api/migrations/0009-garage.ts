import { Migration } from '@mikro-orm/migrations';

const GARAGE = `
create table garage_vehicles (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  mark text check (mark ~ '^[A-Z0-9]{2,7}$'),
  make text not null check (make <> ''),
  model text not null check (model <> ''),
  year smallint,
  fitment_ids jsonb not null check (jsonb_array_length(fitment_ids) > 0),
  nickname text check (char_length(nickname) between 1 and 40),
  is_current boolean not null,
  added_at timestamptz not null
);
create unique index garage_vehicles_mark on garage_vehicles (user_id, mark) where mark is not null;
create unique index garage_vehicles_model on garage_vehicles (user_id, make, model, year)
  nulls not distinct where mark is null;
create unique index garage_vehicles_current on garage_vehicles (user_id) where is_current;
`;

/** The vehicles that customers keep. */
export class Migration0009Garage extends Migration {
  override readonly name = '0009-garage';

  override up(): void {
    this.addSql(GARAGE);
  }
}
