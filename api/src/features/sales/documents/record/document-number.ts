import type { EntityManager } from '@mikro-orm/postgresql';

const DIGITS = 6;

/**
 * Takes the next serial for a credit note. The counter stays locked until the caller's transaction ends, so that a
 * rolled-back refund leaves no gap.
 */
export async function nextCreditNoteSerial(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ serial: number }[]>(
    'update credit_note_counter set last_serial = last_serial + 1 returning last_serial as serial',
  );
  if (!row) throw new Error('The credit note counter is missing.');
  return row.serial;
}

/** The printed number of a credit note, for example CN-000123. */
export const creditNoteNumber = (serial: number): string => `CN-${String(serial).padStart(DIGITS, '0')}`;
