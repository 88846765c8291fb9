import { Migration } from '@mikro-orm/migrations';

/** The release before this one deletes accounts without knowing the table, hence the cascade. */
const TWO_STEP = `
create table two_step (
  user_id uuid primary key references users on delete cascade,
  secret text not null check (secret <> ''),
  since timestamptz,
  last_step integer,
  codes_used integer not null default 0 check (codes_used >= 0),
  recovery_salt text,
  recovery_hashes text[] not null default '{}',
  constraint two_step_on_with_codes_check
    check (since is null or num_nulls(last_step, recovery_salt) = 0)
);
`;

/** What an account asks for at sign-in besides the password, if its owner wishes. */
export class Migration0044TwoStep extends Migration {
  override readonly name = '0044-two-step';

  override up(): void {
    this.addSql(TWO_STEP);
  }

  override down(): void {
    this.addSql('drop table two_step');
  }
}
