import type { Letterhead } from './letter.ts';
import { unbroken } from './letter.words.ts';

/** Who writes, as company law wants it at the foot of business letters. */
export function companyLines({
  companyName,
  companyNumber,
  vatNumber,
  address,
  isDemonstration,
}: Letterhead): string[] {
  return [
    `${companyName}, ${address.join(', ')}`,
    `Registered in England and Wales, company number ${companyNumber}. VAT number ${unbroken(vatNumber)}.`,
    ...(isDemonstration ? ['This is a demonstration shop: the company data are made up.'] : []),
  ];
}
