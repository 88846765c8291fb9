import { Migration } from '@mikro-orm/migrations';

const ACCOUNTS = `
create table users (
  id uuid primary key,
  email text not null check (email <> '' and char_length(email) <= 254),
  password_hash text not null,
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  role text not null check (role in ('CUSTOMER', 'ADMIN')),
  email_verified_at timestamptz,
  created_at timestamptz not null
);
create unique index users_email_key on users (lower(email));

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text not null,
  address text not null
);
create index sessions_user on sessions (user_id, last_seen_at desc);

create table user_tokens (
  token_hash text primary key,
  purpose text not null,
  user_id uuid not null references users on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index user_tokens_user on user_tokens (user_id, purpose);

create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
`;

/** Who has an account, where they are signed in, and the tokens that were mailed to them. */
export class Migration0004Accounts extends Migration {
  override readonly name = '0004-accounts';

  override up(): void {
    this.addSql(ACCOUNTS);
  }
}
