import { Migration } from '@mikro-orm/migrations';

/** What is taken off a refund, such as the cost of a collection, and off its credit note: each with its name. */
export class Migration0100RefundDeductions extends Migration {
  override readonly name = '0100-refund-deductions';

  override up(): void {
    for (const table of ['refunds', 'credit_notes'])
      this.addSql(
        `alter table ${table} add column deductions jsonb not null default '[]'
          check (jsonb_typeof(deductions) = 'array')`,
      );
  }

  override down(): void {
    for (const table of ['refunds', 'credit_notes'])
      this.addSql(`alter table ${table} drop column deductions`);
  }
}
