import { Migration } from '@mikro-orm/migrations';

const PHOTOGRAPHS = `
create table photographs (
  id uuid primary key,
  user_id uuid references users on delete set null,
  order_id uuid references orders on delete set null,
  mailbox text check (mailbox <> ''),
  subject text check (subject <> ''),
  subject_id text check (subject_id <> ''),
  place smallint,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  constraint photographs_mailbox_with_order_check check (order_id is null or mailbox is not null),
  constraint photographs_attached_check check (num_nulls(subject, subject_id, place) in (0, 3))
);
create index photographs_by_subject on photographs (subject, subject_id);
create index photographs_by_user on photographs (user_id);
create index photographs_by_order on photographs (order_id);
create index photographs_by_mailbox on photographs (mailbox);
create index photographs_unattached on photographs (created_at) where subject is null;
`;

/** Photographs that customers and drivers send: what they show is for the owner of their subject and the shop alone. */
export class Migration0042Photographs extends Migration {
  override readonly name = '0042-photographs';

  override up(): void {
    this.addSql(PHOTOGRAPHS);
  }

  override down(): void {
    this.addSql('drop table photographs');
  }
}
