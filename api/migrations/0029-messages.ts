import { Migration } from '@mikro-orm/migrations';

const MESSAGES = `
create table messages (
  id uuid primary key,
  state text not null check (state in ('WAITING', 'ANSWERED', 'CLOSED', 'SPAM')),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (email <> '' and char_length(email) <= 254),
  phone text check (char_length(phone) between 1 and 30),
  subject text not null check (char_length(subject) between 1 and 200),
  user_id uuid references users on delete set null,
  order_id uuid references orders on delete set null,
  revision integer not null default 1 check (revision > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index messages_by_state on messages (state, updated_at desc, id desc);
create index messages_of_address on messages (lower(email), updated_at desc);
create index messages_of_user on messages (user_id) where user_id is not null;

create table message_entries (
  id integer generated always as identity primary key,
  message_id uuid not null references messages on delete cascade,
  author text not null check (author in ('SENDER', 'SHOP')),
  answered_by uuid references users on delete set null,
  text text not null check (char_length(text) between 1 and 5000),
  at timestamptz not null,
  check (author = 'SHOP' or answered_by is null)
);
create index message_entries_of_message on message_entries (message_id, id);
create index message_entries_of_user on message_entries (answered_by) where answered_by is not null;
`;

/** What visitors write to the shop, and what it answers. */
export class Migration0029Messages extends Migration {
  override readonly name = '0029-messages';

  override up(): void {
    this.addSql(MESSAGES);
  }

  override down(): void {
    this.addSql('drop table message_entries; drop table messages;');
  }
}
