import { Migration } from '@mikro-orm/migrations';

const MAIL = `
create table mails (
  id uuid primary key,
  recipient text not null check (recipient <> '' and char_length(recipient) <= 254),
  subject text not null,
  html text,
  text text,
  unsubscribe_url text,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'FAILED')),
  tries integer not null default 0 check (tries >= 0),
  next_attempt_at timestamptz not null,
  last_error text,
  message_id text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((status = 'SENT') = (sent_at is not null)),
  check (status = 'SENT' or (html is not null and text is not null))
);
create index mails_due on mails (next_attempt_at) where status = 'QUEUED';
create index mails_failed on mails (created_at desc) where status = 'FAILED';
create index mails_sent on mails (sent_at) where status = 'SENT';
`;

/**
 * Mails are written with the fact they tell of and leave afterwards. A sent one keeps no content: links in it
 * sign people in.
 */
export class Migration0006Mail extends Migration {
  override readonly name = '0006-mail';

  override up(): void {
    this.addSql(MAIL);
  }
}
