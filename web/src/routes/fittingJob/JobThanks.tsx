import { wheels } from '@treadline/schema/trade/fitting/wheel';
import { formatCount, formatCounted } from '../../lib/text/format.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import type { JobSheetFragment } from './FittingJobRoute.generated.ts';

/** Thanks a garage for its report and repeats it. Renders nothing until the job is done. */
export function JobThanks({ job: { report } }: { job: Pick<JobSheetFragment, 'report'> }) {
  if (!report) return null;
  const { mileage, treadDepths, casings, wasteCarrier } = report;
  const recorded = [
    mileage === null ? null : `${formatCount(mileage)} miles`,
    ...treadDepths.map(({ wheel, mm }) => `${wheels[wheel].label.toLowerCase()} ${mm} mm`),
    casings ? `${formatCounted(casings, 'old tyre')} taken` : 'no old tyres taken',
    wasteCarrier && `waste carrier ${wasteCarrier}`,
  ];
  return (
    <Notice tone="good" title="Thank you for fitting these tyres">
      <p>You recorded {recorded.filter(Boolean).join(', ')}. We’ve told the buyer.</p>
    </Notice>
  );
}
