import { Migration } from '@mikro-orm/migrations';

/** The van that a fitter works on, instead of at a centre. */
export class Migration0007VanFitters extends Migration {
  override readonly name = '0007-van-fitters';

  override up(): void {
    this.addSql(
      'alter table users add column fitting_van smallint references fitting_vans on delete set null',
    );
  }
}
