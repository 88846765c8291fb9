import type { Letterhead } from '../../operations/mail/index.ts';

/** What a buyer can do whose case the shop refused. */
export const disagreement = ({ phone }: Letterhead): string =>
  `If you think we’ve got this wrong, reply to this email or call ${phone}. This doesn’t affect your legal rights.`;
