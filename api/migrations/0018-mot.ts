import { Migration } from '@mikro-orm/migrations';

/** Adds the MOT dates of saved vehicles, and the reminders that customers asked for. */
export class Migration0018Mot extends Migration {
  override readonly name = '0018-mot';

  override up(): void {
    this.addSql(`
      alter table garage_vehicles
        add column mot_due_on date,
        add column mot_is_first boolean not null default false,
        add column mot_checked_at timestamptz,
        add column mot_consent_version text,
        add column mot_agreed_at timestamptz,
        add column mot_ended_at timestamptz,
        add column mot_token text unique,
        add column mot_reminded_for date,
        add constraint garage_vehicles_mot_checked check (mot_due_on is null or mot_checked_at is not null),
        add constraint garage_vehicles_mot_consent check (
          num_nulls(mot_consent_version, mot_agreed_at, mot_token) in (0, 3)
          and (mot_agreed_at is null or mark is not null)
          and (mot_ended_at is null or mot_agreed_at is not null)
        )`);
    this.addSql(`
      create index garage_vehicles_mot_reminding on garage_vehicles (mot_due_on)
        where mot_agreed_at is not null and mot_ended_at is null`);
  }
}
