import { readOrderNumber } from '@treadline/schema/trade/order/order-number';
import { Service } from '../../../../platform/services/services.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';

const BY_KEYS = `
  select id, number, tracking_number as "trackingNumber", left(id::text, 8) as "shortId" from orders
  where id = any($1::uuid[]) or number = any($2::text[]) or coalesce(tracking_number, number) = any($2::text[])
    or left(id::text, 8) = any($3::text[])`;

const SHORT_ID = /^[\da-f]{8}$/;

interface Keys {
  readonly id: string;
  readonly number: string;
  readonly trackingNumber: string | null;
  readonly shortId: string;
}

/** The order that a text identifies, or why it identifies none. */
export type Meant = Pick<Keys, 'id' | 'number'> | 'unknown' | 'ambiguous';

/** Finds orders by the numbers, short ids and ids that people type. */
export class OrderKeyService extends Service {
  /** The order each text identifies, in the sequence of the texts. */
  async read(texts: readonly string[]): Promise<Meant[]> {
    const wanted = texts.map((text) => {
      const bare = text.trim().replace(/^#/, '').toLowerCase();
      return {
        id: isUuid(bare) ? bare : null,
        number: readOrderNumber(bare),
        shortId: SHORT_ID.test(bare) ? bare : null,
      };
    });
    const all = (key: 'id' | 'number' | 'shortId'): string[] => wanted.flatMap((one) => one[key] ?? []);
    const rows = await this.platform.sql.rows<Keys>(BY_KEYS, [all('id'), all('number'), all('shortId')]);
    return wanted.map(({ id, number, shortId }) => {
      const [found, other] = rows.filter(
        (row) =>
          row.id === id || [row.number, row.trackingNumber].includes(number) || row.shortId === shortId,
      );
      if (other) return 'ambiguous';
      return found ?? 'unknown';
    });
  }
}
