import { verdictOn } from '@treadline/schema/trade/tyre/size/size-comparison';
import { formatTyreSize, type TyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { sizePath } from '../../lib/paths/tyrePaths.ts';
import { formatTyres } from '../../lib/text/format.ts';
import { signed } from './signed.ts';
import { useSizesLikeSuspenseQuery } from './SizesLike.generated.ts';
import { ToolTable } from './ToolTable.tsx';

/** Sizes on sale with nearly the circumference of a vehicle's original one. */
export function SizesLike({ fitted }: { fitted: TyreSize }) {
  const name = formatTyreSize(fitted);
  const { sizeRange } = useSizesLikeSuspenseQuery({ variables: { size: name } }).data;
  const alike = (sizeRange?.similar ?? []).filter(({ difference }) => verdictOn(difference) === 'ALIKE');
  if (alike.length === 0) return <p>We sell no other size with nearly the same circumference as {name}.</p>;
  return (
    <ToolTable
      caption={`Sizes with nearly the same circumference as ${name}`}
      columns={['Size', 'Circumference', 'On sale', 'From']}
      rows={alike.map(({ size: { size, tyreCount, minPrice }, difference }) => ({
        key: size,
        cells: [
          <Link key={size} to={sizePath(size)} className="underline underline-offset-4">
            {size}
          </Link>,
          `${signed(difference)}%`,
          formatTyres(tyreCount),
          formatPrice(minPrice),
        ],
      }))}
    />
  );
}
