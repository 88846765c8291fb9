import { PageHead } from '../../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../../lib/head/pageResponse.ts';
import { sizePath } from '../../../lib/paths/tyrePaths.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../../ui/page/MessagePage.tsx';
import { RangeTiles } from '../RangeTiles.tsx';
import type { SizePageQuery } from './SizePage.generated.ts';

/** As many neighbours as fit in two rows. */
const MOST_NEIGHBOURS = 8;

/**
 * Says that no tyres in this size are on sale and suggests neighbouring sizes, or that the size is invalid. Both have
 * status 404.
 */
export function SizeNotFound({ range }: { range: SizePageQuery['sizeRange'] }) {
  usePageResponse({ status: 404 });
  const near = range?.similar.slice(0, MOST_NEIGHBOURS) ?? [];
  const title = range ? `No tyres in ${range.size}` : 'Size not found';
  return (
    <MessagePage title={title}>
      <PageHead title={title} robots="noindex" />
      {range ? (
        <>
          <p>
            We don’t sell any tyres in {range.size}.{near.length > 0 && ' These sizes come nearest to it:'}
          </p>
          {near.length > 0 && (
            <RangeTiles
              tiles={near.map(({ size: { size, tyreCount, minPrice } }) => ({
                to: sizePath(size),
                label: size,
                count: tyreCount,
                minPrice,
              }))}
            />
          )}
        </>
      ) : (
        <p>A tyre size looks like 205/55 R16. You’ll find yours on the sidewall of your tyre.</p>
      )}
      <LinkButton to="/tyres" variant="primary">
        See all tyre sizes
      </LinkButton>
    </MessagePage>
  );
}
