import { formatCounted } from '../../../lib/text/format.ts';
import type { WaitingCorrectionFragment } from './Corrections.generated.ts';

/** What the returns say: "2 returns say that 205/55 R16 doesn’t fit. The old tyres read 225/45 R17." */
export function correctionText({ size, returnCount, sidewallSize }: WaitingCorrectionFragment): string {
  const says = `${formatCounted(returnCount, 'return')} ${returnCount === 1 ? 'says' : 'say'}`;
  const read = sidewallSize ? ` The old tyres read ${sidewallSize}.` : '';
  return `${says} that ${size} doesn’t fit.${read}`;
}
