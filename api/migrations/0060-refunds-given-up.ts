import { Migration } from '@mikro-orm/migrations';

/** Refunds that came to nothing and are not owed any more. */
export class Migration0060RefundsGivenUp extends Migration {
  override readonly name = '0060-refunds-given-up';

  override up(): void {
    this.addSql('alter table refunds add column given_up_at timestamptz');
  }

  override down(): void {
    this.addSql('alter table refunds drop column given_up_at');
  }
}
