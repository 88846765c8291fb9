import {
  RECOMMENDATION_FACTORS,
  recommendationPoints,
  UNRATED_STARS,
} from '@treadline/schema/trade/listing/recommendation';
import { Link } from 'react-router-dom';
import { ColumnHead } from '../../ui/base/ColumnHead.tsx';
import { InfoPage } from './frame/InfoPage.tsx';
import { InfoSection } from './frame/InfoSection.tsx';

/** How the listing's recommended order is calculated, which the law requires shops that rank products to explain. */
export function HowWeSortRoute() {
  return (
    <InfoPage
      path="/how-we-sort"
      title="How we sort"
      description="The points behind our recommended order, and what doesn’t count."
      summary="“Recommended” puts tyres in stock first, then those with the most points out of 100."
    >
      <InfoSection title="The points">
        <div className="overflow-x-auto">
          <table className="w-full max-w-prose text-left">
            <thead>
              <tr className="border-b border-line text-sm text-ink-2">
                <ColumnHead className="py-2 pr-4 font-[650]">What counts</ColumnHead>
                <ColumnHead className="py-2 pr-4 text-right font-[650]">Points</ColumnHead>
                <ColumnHead className="py-2 font-[650]">How a tyre earns them</ColumnHead>
              </tr>
            </thead>
            <tbody>
              {RECOMMENDATION_FACTORS.map((factor) => {
                const { label, most, earns } = recommendationPoints[factor];
                return (
                  <tr key={factor} className="border-b border-line align-top">
                    <th scope="row" className="py-2.5 pr-4 font-[650] whitespace-nowrap">
                      {label}
                    </th>
                    <td className="py-2.5 pr-4 text-right tabular-nums">{most}</td>
                    <td className="py-2.5">{earns}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        <p className="max-w-prose">
          A tyre with no reviews counts as having {UNRATED_STARS} stars, so new tyres start in the middle. We
          update the points every hour.
        </p>
      </InfoSection>
      <InfoSection title="What doesn’t count">
        <ul className="grid max-w-prose list-disc gap-1.5 pl-5">
          <li>No manufacturer pays for a place, and our profit margin plays no part.</li>
          <li>We don’t use anything we know about you. Everyone sees the same order.</li>
        </ul>
      </InfoSection>
      <InfoSection title="Other orders">
        <p className="max-w-prose">
          You can also sort by name, price, brand, newest, reviews, wet grip, fuel efficiency or noise. If you
          search for a load index or speed rating, tyres with exactly that rating come first, then those rated
          higher. Words such as “cheap” or “quiet” in a search change the order too, and we show you how we’ve
          read them.
        </p>
        <p>
          <Link to="/review-policy" className="underline underline-offset-4">
            How we handle reviews
          </Link>
        </p>
      </InfoSection>
    </InfoPage>
  );
}
