import { Migration } from '@mikro-orm/migrations';

const MODELS: Readonly<Record<string, readonly string[]>> = {
  moto_sport: ['power-6', 'contisportattack-4', 'battlax-s23', 'diablo-rosso-iv', 'sportsmart-mk3'],
  moto_adventure: [
    'anakee-adventure',
    'contitrailattack-3',
    'battlax-adventure-a41',
    'scorpion-trail-ii',
    'trailmax-meridian',
  ],
  moto_scooter: ['city-grip-2', 'angel-scooter'],
  moto_cruiser: ['cobra-chrome', 'commander-iii-touring', 'american-elite'],
};

/** The motorcycle tyres of the first catalogue get the tread of what they are for; all others stay touring tyres. */
export class Migration0104MotorcycleTreads extends Migration {
  override readonly name = '0104-motorcycle-treads';

  override up(): void {
    for (const [tread, slugs] of Object.entries(MODELS)) {
      const list = slugs.map((slug) => `'${slug}'`).join(', ');
      this.addSql(`update models set tread = '${tread}' where tread = 'moto' and slug in (${list})`);
    }
  }

  override down(): void {
    this.addSql(`update models set tread = 'moto' where tread like 'moto\\_%'`);
  }
}
