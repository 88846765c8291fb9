import { Migration } from '@mikro-orm/migrations';

/**
 * Orders outlive the account of their buyer, without the buyer; and the last mail to somebody leaves no trace
 * of them.
 */
export class Migration0008AccountDeletion extends Migration {
  override readonly name = '0008-account-deletion';

  override up(): void {
    this.addSql(
      `
        alter table orders add column buyer_erased boolean not null default false,
          add constraint orders_erased_is_nobodys check (not buyer_erased or user_id is null)`,
    );
    this.addSql('alter table mails add column is_last boolean not null default false');
  }
}
