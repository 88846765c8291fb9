import {
  dotRefusals,
  isDotRefusal,
  readDotCode,
  type TyreBirth,
} from '@treadline/schema/trade/tyre/marking/dot-code';
import { YEARLY_CHECK_FROM_YEARS } from '@treadline/schema/trade/tyre/use/tyre-wear';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDate } from '../../lib/text/format.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { InfoSection } from '../info/frame/InfoSection.tsx';
import { ToolForm } from './ToolForm.tsx';
import { ToolPage } from './ToolPage.tsx';
import { isAsked } from './toolPath.ts';
import { Figures, ToolResult } from './ToolResult.tsx';
import { tools } from './tools.ts';
import { useTyreAgeSuspenseQuery, type TyreAgeQuery } from './TyreAge.generated.ts';

type Shop = TyreAgeQuery['shopSettings'];

/** Longer than any DOT code with spaces. */
const LONGEST_CODE = 30;

/** Works out a tyre's age from its DOT code. */
export function TyreAgeRoute() {
  const { shopSettings: shop } = useTyreAgeSuspenseQuery().data;
  const [parameters] = useSearchParams();
  const typed = (parameters.get('dot') ?? '').slice(0, LONGEST_CODE);
  const [today] = useState(() => new Date());
  const read = isAsked(parameters, ['dot']) ? readDotCode(typed, today) : null;
  return (
    <ToolPage tool={tools.age}>
      <ToolForm path={tools.age.path} label="DOT code" action="Read the date">
        <TextField
          label="End of the DOT code"
          name="dot"
          required
          maxLength={LONGEST_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={typed}
          hint={
            'On the sidewall after the letters DOT. On one side of the tyre it may end without the date: look at ' +
            'the other.'
          }
          error={read !== null && isDotRefusal(read) ? dotRefusals[read] : undefined}
        />
      </ToolForm>
      <ToolResult verdict={read !== null && !isDotRefusal(read) && <Age birth={read} shop={shop} />} />
      <InfoSection title="How to read the code">
        <ul className="grid max-w-prose list-disc gap-1.5 pl-5">
          <li>Since 2000 it ends in four digits: 3522 is week 35 of 2022.</li>
          <li>
            Before, it ended in three: 358 is week 35 of a year that ends in 8. A small triangle after them
            means the 1990s; without it the decade is anybody’s guess. Either way the tyre is too old to drive
            on.
          </li>
          <li>
            The week is good to within a few days: makers count from a Sunday or a Monday. The letters before
            are the factory and the maker’s own code.
          </li>
        </ul>
      </InfoSection>
      <InfoSection title="What the age means">
        <div className="grid max-w-prose gap-3">
          <p>
            Rubber hardens and cracks with the years, driven or not, faster in sun and heat and when a tyre
            stands flat or underinflated. For cars and vans no UK law sets an age. Since 1 February 2021 tyres
            over 10 years old have been banned on the front axles of lorries, buses and coaches, and on all
            single wheels of minibuses.
          </p>
          <p>
            We don’t deliver tyres older than {shop.stockAgeMonths} months, and neither repair nor take back
            tyres over {shop.tyreAgeYears} years. See{' '}
            <Link to="/warranty" className="underline underline-offset-4">
              Warranty &amp; Guarantees
            </Link>
            .
          </p>
        </div>
      </InfoSection>
    </ToolPage>
  );
}

function Age({ birth, shop }: { birth: TyreBirth; shop: Shop }) {
  const { week, year, years, months, from, isBefore2000 } = birth;
  return (
    <>
      <Figures
        figures={[
          {
            label: 'Made in',
            value: `week ${week} of ${year}${isBefore2000 ? `, or of ${year - 10}` : ''}`,
            note: isBefore2000 ? undefined : `The week from about ${formatDate(from)}`,
          },
          { label: isBefore2000 ? 'At least' : 'Age', value: inYears(years, months) },
        ]}
      />
      <Advice years={years} shop={shop} />
    </>
  );
}

function inYears(years: number, months: number): string {
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
    months > 0 && `${months} ${months === 1 ? 'month' : 'months'}`,
  ].filter(Boolean);
  return parts.join(', ') || 'less than a month';
}

function Advice({ years, shop }: { years: number; shop: Shop }) {
  if (years >= shop.tyreAgeYears)
    return (
      <Notice tone="bad" title={`More than ${shop.tyreAgeYears} years: replace it`}>
        <p>
          However much tread it has, and the spare too.{' '}
          <Link to="/shop" className="underline underline-offset-4">
            Find tyres in your size
          </Link>
          .
        </p>
      </Notice>
    );
  if (years >= YEARLY_CHECK_FROM_YEARS)
    return (
      <Notice tone="warn" title="Have it looked at once a year">
        <p>
          From about {YEARLY_CHECK_FROM_YEARS} years in use makers advise a thorough check every year, for
          cracks, bulges and damage inside. Replace it sooner if it shows any.
        </p>
      </Notice>
    );
  return (
    <Notice tone="good" title="Young enough">
      <p>Check tread and pressure as on any tyre. Its age isn’t a reason to change it.</p>
    </Notice>
  );
}
