import { Migration } from '@mikro-orm/migrations';

/** Invented addresses for the invented garages of a demonstration that was seeded before they had any. */
const SAMPLES = `
update fitting_centres
  set address_line_1 = '1 ' || split_part(name, ' ', 1) || ' Yard', postcode = postcode_district || ' 9ZZ'
  where is_sample;
`;

/** Where exactly each fitting centre is, so that tyres can be delivered there. */
export class Migration0086FittingCentreAddresses extends Migration {
  override readonly name = '0086-fitting-centre-addresses';

  override up(): void {
    this.addSql(`
      alter table fitting_centres
        add column address_line_1 text check (address_line_1 <> ''),
        add column postcode text,
        add constraint fitting_centres_postcode_check check (postcode like postcode_district || ' %'),
        add constraint fitting_centres_address_check check ((address_line_1 is null) = (postcode is null))
    `);
    this.addSql(SAMPLES);
  }

  override down(): void {
    this.addSql('alter table fitting_centres drop column postcode, drop column address_line_1');
  }
}
