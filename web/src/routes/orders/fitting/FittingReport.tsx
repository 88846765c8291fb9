import { wheels } from '@treadline/schema/trade/fitting/wheel';
import { Fact, FactList } from '../../../features/orders/FactList.tsx';
import { formatCount, formatDate } from '../../../lib/text/format.ts';
import type { FittingFragment } from './OrderFittings.generated.ts';

interface FittingReportProps {
  report: NonNullable<FittingFragment['report']>;
}

/** The fitter's record of a job that is done. */
export function FittingReport({
  report: { doneAt, mileage, treadDepths, casings, wasteCarrier },
}: FittingReportProps) {
  return (
    <>
      <FactList>
        <Fact name="Fitted on">{formatDate(doneAt)}</Fact>
        {mileage !== null && <Fact name="Mileage">{formatCount(mileage)} miles</Fact>}
        {treadDepths.length > 0 && (
          <Fact name="Tread">
            {treadDepths.map(({ wheel, mm }) => `${wheels[wheel].label} ${mm} mm`).join(', ')}
          </Fact>
        )}
        {casings !== null && (
          <Fact name="Old tyres taken">
            {casings}
            {wasteCarrier && <span className="block text-sm font-normal">Waste carrier {wasteCarrier}</span>}
          </Fact>
        )}
      </FactList>
      <p className="text-sm text-ink-2">Have the wheel nuts checked after 30 to 50 miles.</p>
    </>
  );
}
