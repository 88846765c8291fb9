import type { Letterhead } from '../../operations/mail/index.ts';

/** Tells buyers what they can do if the shop refuses their case. */
export const disagreement = ({ phone }: Letterhead): string =>
  `If you think we’ve got this wrong, reply to this email or call ${phone}. This doesn’t affect your legal rights.`;
