import { Migration } from '@mikro-orm/migrations';

/** The names of tyres with BMW's mark end with a star as on the sidewall, and no longer with an asterisk. */
export class Migration0099StarredNames extends Migration {
  override readonly name = '0099-starred-names';

  override up(): void {
    this.addSql(`
      update products set name = regexp_replace(name, ' \\*( |$)', ' ★\\1')
      where oe_mark = '*' and name ~ ' \\*( |$)'`);
  }

  override down(): void {
    this.addSql("update products set name = replace(name, ' ★', ' *') where oe_mark = '*'");
  }
}
