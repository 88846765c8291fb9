import { Migration } from '@mikro-orm/migrations';
import catalogue from './0001-baseline/catalogue.sql?raw';
import content from './0001-baseline/content.sql?raw';
import operations from './0001-baseline/operations.sql?raw';
import people from './0001-baseline/people.sql?raw';
import sales from './0001-baseline/sales.sql?raw';

/** The tables of the first release. */
export class Migration0001Baseline extends Migration {
  override readonly name = '0001-baseline';

  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    // Each refers to those before it.
    for (const tables of [people, catalogue, sales, content, operations]) this.addSql(tables);
  }
}
