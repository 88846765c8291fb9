import { Migration } from '@mikro-orm/migrations';

const PLACES = `
create table towns (
  slug text primary key,
  name text not null unique check (name <> ''),
  county text not null,
  road text,
  latitude double precision not null check (latitude between 49 and 61),
  longitude double precision not null check (longitude between -9 and 2)
);
create table postcode_districts (
  district text primary key check (district ~ '^[A-Z]{1,2}[0-9][0-9A-Z]?$'),
  place text not null check (place <> ''),
  latitude double precision not null check (latitude between 49 and 61),
  longitude double precision not null check (longitude between -9 and 2)
);
`;

const CENTRES = `
alter table fitting_centres
  add column latitude double precision check (latitude between 49 and 61),
  add column longitude double precision check (longitude between -9 and 2),
  add check ((latitude is null) = (longitude is null));
`;

/**
 * Where towns, postcode districts and fitting centres are, so that the shop can say how far they are apart. The column
 * area of fitting centres is read by the previous release only, and follows from the distance by a rule that the pages
 * need as well; a later step drops it.
 */
export class Migration0051Places extends Migration {
  override readonly name = '0051-places';

  override up(): void {
    for (const step of [PLACES, CENTRES]) this.addSql(step);
  }

  override down(): void {
    this.addSql(`
      alter table fitting_centres
        drop column latitude,
        drop column longitude;
      drop table postcode_districts;
      drop table towns;
    `);
  }
}
