import { Migration } from '@mikro-orm/migrations';

/** Sentences that the shop's own page about returns started with, and what they say since. */
const SENTENCES = [
  [
    '<td>Your money back, including the cost of standard delivery</td>',
    '<td>The price of the tyres back, and the cost of standard delivery if you send everything back</td>',
  ],
  [
    'We refund the price of the tyres. Fleet and business',
    'We refund the price of the tyres within {{refundDays}} days of getting the tyres back. Fleet and business',
  ],
] as const;

/** Says of the delivery what the page says further down. What the owner has reworded stays; the old text is kept. */
export class Migration0101ReturnsInShort extends Migration {
  override readonly name = '0101-returns-in-short';

  override up(): void {
    const mended = SENTENCES.reduce(
      (text, [old, since]) => `replace(${text}, '${old}', '${since}')`,
      'content',
    );
    this.addSql(`
      with mended as (
        update pages set content = ${mended}, version = version + 1, last_updated_at = now()
          where slug = 'returns' and content <> ${mended}
          returning slug, version, title, content, last_updated_at
      )
      insert into page_versions (slug, version, title, content, written_at, actor_role)
        select slug, version, title, content, last_updated_at, 'SHOP' from mended`);
  }

  /** The mended text stays. */
  override down(): void {}
}
