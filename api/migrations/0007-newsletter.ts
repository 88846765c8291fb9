import { Migration } from '@mikro-orm/migrations';

const NEWSLETTER = `
create table newsletter_subscriptions (
  id uuid primary key,
  email text not null check (email <> '' and char_length(email) <= 254),
  email_key text not null unique check (email_key = lower(email)),
  state text not null check (state in ('PENDING', 'CONFIRMED', 'UNSUBSCRIBED')),
  source text not null check (source in ('CHECKOUT', 'FORM')),
  text_version text not null,
  requested_at timestamptz not null,
  confirm_token_hash text unique,
  confirm_until timestamptz,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  unsubscribe_token text not null unique,
  check (state <> 'CONFIRMED' or confirmed_at is not null),
  check ((state = 'UNSUBSCRIBED') = (unsubscribed_at is not null))
);
create index newsletter_subscriptions_pending on newsletter_subscriptions (confirm_until) where state = 'PENDING';
`;

/** Who wants the newsletter, since when, and to which words they agreed. */
export class Migration0007Newsletter extends Migration {
  override readonly name = '0007-newsletter';

  override up(): void {
    this.addSql(NEWSLETTER);
  }
}
