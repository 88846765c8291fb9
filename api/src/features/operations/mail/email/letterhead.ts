import type { Letterhead } from './email.ts';
import { unbroken } from './email.words.ts';

/** The sender's details, which company law requires in business letters. */
export function companyLines({
  companyName,
  companyNumber,
  vatNumber,
  address,
  isDemonstration,
}: Letterhead): string[] {
  return [
    `${companyName}, ${address.join(', ')}`,
    `Registered in England and Wales, company number ${companyNumber}. ${unbroken(`VAT number ${vatNumber}`)}.`,
    ...(isDemonstration ? ['This is a demonstration shop. The company details are made up.'] : []),
  ];
}
