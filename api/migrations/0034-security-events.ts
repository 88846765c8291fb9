import { Migration } from '@mikro-orm/migrations';

const DROP = `
drop trigger audit_entries_append_only on audit_entries;
`;

const KEEP_A_YEAR = `
create function refuse_audit_deletion() returns trigger language plpgsql as $$
begin
  if old.subject <> 'security' or old.at > now() - interval '365 days' then
    raise exception 'audit_entries is append-only';
  end if;
  return old;
end $$;
create trigger audit_entries_append_only before update or truncate on audit_entries
  for each statement execute function refuse_audit_change();
create trigger audit_entries_kept before delete on audit_entries
  for each row execute function refuse_audit_deletion();
create index audit_entries_of_actor on audit_entries (actor_id, id desc);
create index audit_entries_by_time on audit_entries (at);
`;

const KEEP_FOR_EVER = `
drop index audit_entries_by_time;
drop index audit_entries_of_actor;
drop trigger audit_entries_kept on audit_entries;
drop function refuse_audit_deletion;
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();
`;

/** Lets security events go from the audit log after a year; everything else in it stays for good. */
export class Migration0034SecurityEvents extends Migration {
  override readonly name = '0034-security-events';

  override up(): void {
    this.addSql(DROP);
    this.addSql(KEEP_A_YEAR);
  }

  override down(): void {
    this.addSql(DROP);
    this.addSql(KEEP_FOR_EVER);
  }
}
