import type { EntityManager } from '@mikro-orm/postgresql';

const DIGITS = 6;

/**
 * Takes the next invoice serial. The counter stays locked until the caller's transaction ends, so a rolled-back
 * settlement leaves no gap.
 */
export async function nextInvoiceSerial(em: EntityManager): Promise<number> {
  const rows = await em.execute<{ serial: number }[]>(
    'update invoice_counter set last_serial = last_serial + 1 returning last_serial as serial',
  );
  const [row] = rows;
  if (!row) throw new Error('The row with the invoice counter is missing.');
  return row.serial;
}

/** The invoice number as printed, for example INV-000123. */
export const invoiceNumber = (serial: number): string => `INV-${String(serial).padStart(DIGITS, '0')}`;

const INVOICE_NUMBER = /^inv[\s-]*0*([1-9]\d{0,8})$/i;

/** The serial of a typed invoice number in any spelling; null if the text isn't one. */
export function readInvoiceNumber(typed: string): number | null {
  const [, serial] = INVOICE_NUMBER.exec(typed.trim()) ?? [];
  return serial === undefined ? null : Number(serial);
}
