import { formatCount } from '../../lib/text/format.ts';
import { TimeChart } from '../chart/TimeChart.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import type { NewsletterFiguresQuery } from './Subscribers.generated.ts';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** New subscribers per month, compared with unsubscribes. */
export function NewsletterGrowth({
  figures: { months },
}: {
  figures: NonNullable<NewsletterFiguresQuery['newsletterFigures']>;
}) {
  const joined = months.reduce((sum, { confirmed }) => sum + confirmed, 0);
  const left = months.reduce((sum, month) => sum + month.left, 0);
  return (
    <Panel title="The last twelve months">
      <p className="text-sm text-ink-2">
        {formatCount(joined)} subscribed, {formatCount(left)} unsubscribed.
      </p>
      {joined + left > 0 && (
        <TimeChart
          label="Subscribed"
          beforeLabel="left"
          format={formatCount}
          points={months.map(({ month, confirmed, left: gone }) => ({
            at: month,
            name: MONTH.format(new Date(month)),
            value: confirmed,
            before: gone,
          }))}
        />
      )}
    </Panel>
  );
}
