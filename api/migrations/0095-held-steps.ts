import { Migration } from '@mikro-orm/migrations';

const ADD = `
create table held_steps (
  id uuid primary key,
  actor_id uuid not null,
  viewer jsonb not null,
  to_status text not null,
  orders jsonb not null,
  input jsonb,
  created_at timestamptz not null,
  takes_effect_at timestamptz not null,
  begun_at timestamptz,
  done_at timestamptz,
  refused jsonb
);
create index held_steps_waiting on held_steps (takes_effect_at) where done_at is null;
create index held_steps_actor on held_steps (actor_id);
create index held_steps_done on held_steps (done_at) where done_at is not null;
`;

/** Steps of orders that can still be undone. */
export class Migration0095HeldSteps extends Migration {
  override readonly name = '0095-held-steps';

  override up(): void {
    this.addSql(ADD);
  }

  override down(): void {
    this.addSql('drop table held_steps');
  }
}
