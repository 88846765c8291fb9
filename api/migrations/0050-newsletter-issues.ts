import { Migration } from '@mikro-orm/migrations';

const ISSUES = `
create table newsletter_issues (
  id uuid primary key,
  revision integer not null default 1,
  subject text not null,
  intro text not null,
  post_ids integer[] not null,
  product_ids integer[] not null,
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT')),
  send_at timestamptz,
  started_at timestamptz,
  sent_at timestamptz,
  recipients integer not null default 0 check (recipients >= 0),
  created_at timestamptz not null,
  check ((state = 'DRAFT') = (send_at is null)),
  check ((state in ('SENDING', 'SENT')) = (started_at is not null)),
  check ((state = 'SENT') = (sent_at is not null))
);
create index newsletter_issues_created_at_idx on newsletter_issues (created_at desc);
`;

/** Who was sent which issue: the key lets nobody be sent one twice. */
const MAILS = `
create table newsletter_issue_mails (
  issue_id uuid not null references newsletter_issues on delete cascade,
  subscription_id uuid not null references newsletter_subscriptions on delete cascade,
  mail_id uuid not null,
  primary key (issue_id, subscription_id)
);
create index newsletter_issue_mails_subscription_id_idx on newsletter_issue_mails (subscription_id);
create index newsletter_issue_mails_mail_id_idx on newsletter_issue_mails (mail_id);
`;

/** Issues of the newsletter, and whom they were sent to. */
export class Migration0050NewsletterIssues extends Migration {
  override readonly name = '0050-newsletter-issues';

  override up(): void {
    for (const step of [ISSUES, MAILS]) this.addSql(step);
  }

  override down(): void {
    this.addSql('drop table newsletter_issue_mails; drop table newsletter_issues;');
  }
}
