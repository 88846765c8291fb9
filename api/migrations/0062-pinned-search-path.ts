import { Migration } from '@mikro-orm/migrations';

const GUARDS = ['refuse_audit_change', 'refuse_audit_deletion', 'refuse_page_version_change'];

/**
 * Lets the guards of the logs read what they say by PostgreSQL's own operators, whatever search path the caller sets.
 * Temporary objects come last: unless they are named, PostgreSQL looks for them first.
 */
export class Migration0062PinnedSearchPath extends Migration {
  override readonly name = '0062-pinned-search-path';

  override up(): void {
    for (const guard of GUARDS)
      this.addSql(`alter function ${guard}() set search_path = pg_catalog, public, pg_temp`);
  }

  override down(): void {
    for (const guard of GUARDS) this.addSql(`alter function ${guard}() reset search_path`);
  }
}
