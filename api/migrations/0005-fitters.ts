import { Migration } from '@mikro-orm/migrations';

/** The fitting centre that a fitter works at. */
export class Migration0005Fitters extends Migration {
  override readonly name = '0005-fitters';

  override up(): void {
    this.addSql(`
      alter table users
        add column fitting_centre text references fitting_centres (slug) on update cascade on delete set null`);
  }
}
