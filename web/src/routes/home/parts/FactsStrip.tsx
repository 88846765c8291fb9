import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tyresPath } from '../../../lib/paths/tyrePaths.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { classes } from '../../../ui/base/classes.ts';
import { useFactsStripFragment, type FactsStripFragment } from './FactsStrip.generated.ts';

const LINK = 'underline decoration-line underline-offset-4 hover:decoration-current';

/** The shop's promises in figures, right below the finder. */
export function FactsStrip({ settings }: { settings: FragmentType<FactsStripFragment> }) {
  const { claims, deliveryText, baseTown, returnDays } = useFactsStripFragment(settings);
  return (
    <dl
      className={classes(
        'wrap grid gap-x-6 gap-y-5 border-line py-5 max-lg:grid-cols-2 md:py-6',
        'lg:grid-cols-[1.35fr_1fr_1fr_1fr]',
      )}
    >
      <Fact title={`${formatCount(claims.products)}+ tyres`}>
        <SeasonLink count={claims.summer} category="Summer" />,{' '}
        <SeasonLink count={claims.winter} category="Winter" />,{' '}
        <SeasonLink count={claims.allSeason} category="All-Season" />
      </Fact>
      <Fact title={claims.freeDelivery}>nationwide, in {deliveryText} working days to the UK mainland</Fact>
      {claims.fittingCentres > 0 && (
        <Fact title={`${formatCount(claims.fittingCentres)}+ fitting centres`}>
          across the UK fit tyres you bring.{' '}
          <Link to="/fitting-centers" className={LINK}>
            We list those around {baseTown}
          </Link>
        </Fact>
      )}
      <Fact title={`${returnDays}-day returns`}>for unused tyres in their original packaging</Fact>
    </dl>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 lg:border-line lg:not-first:border-l lg:not-first:pl-6">
      <dt className="text-base leading-snug font-[750] font-stretch-[108%] md:text-lg">{title}</dt>
      <dd className="text-sm text-ink-2">{children}</dd>
    </div>
  );
}

function SeasonLink({ count, category }: { count: number; category: string }) {
  return (
    <Link to={tyresPath({ category })} className={`whitespace-nowrap ${LINK}`}>
      {formatCount(count)}+ {category.toLowerCase().replace('-', ' ')}
    </Link>
  );
}
