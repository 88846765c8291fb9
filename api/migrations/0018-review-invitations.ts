import { Migration } from '@mikro-orm/migrations';

const INVITATIONS = `
create table review_invitations (
  order_id uuid primary key references orders on delete cascade,
  token_hash text unique,
  invited_at timestamptz not null
);
insert into review_invitations (order_id, token_hash, invited_at)
  select id, review_token_hash, review_invited_at from orders where review_invited_at is not null;
drop index orders_to_invite;
alter table orders drop column review_token_hash, drop column review_invited_at;
create index orders_delivered on orders (delivered_at) where status = 'DELIVERED';
`;

const MARKS = `
alter table orders add column review_token_hash text unique, add column review_invited_at timestamptz;
update orders set review_token_hash = token_hash, review_invited_at = invited_at
  from review_invitations where order_id = id;
drop index orders_delivered;
create index orders_to_invite on orders (delivered_at) where status = 'DELIVERED' and review_invited_at is null;
drop table review_invitations;
`;

/** The mails that ask buyers for reviews, which were noted on the orders until now. */
export class Migration0018ReviewInvitations extends Migration {
  override readonly name = '0018-review-invitations';

  override up(): void {
    this.addSql(INVITATIONS);
  }

  override down(): void {
    this.addSql(MARKS);
  }
}
