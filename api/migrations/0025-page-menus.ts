import { Migration } from '@mikro-orm/migrations';

/** Menus and the footer link to the owner's pages. */
export class Migration0025PageMenus extends Migration {
  override readonly name = '0025-page-menus';

  override up(): void {
    this.addSql(`
      alter table pages
        add column menu text not null default 'NONE'
          check (menu in ('NONE', 'HEADER', 'FOOTER_SHOP', 'FOOTER_HELP', 'FOOTER_TERMS')),
        add column menu_order integer not null default 0 check (menu_order between 0 and 999)`);
  }
}
