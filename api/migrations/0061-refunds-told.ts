import { Migration } from '@mikro-orm/migrations';

/** In which state of a refund its buyer was last written to. */
export class Migration0061RefundsTold extends Migration {
  override readonly name = '0061-refunds-told';

  override up(): void {
    this.addSql('alter table refunds add column told_as text');
  }

  override down(): void {
    this.addSql('alter table refunds drop column told_as');
  }
}
