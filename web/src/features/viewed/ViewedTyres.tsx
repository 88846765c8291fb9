import { productPath } from '../../lib/paths/productPath.ts';
import { Button } from '../../ui/base/Button.tsx';
import { PriceList } from '../../ui/tyre/PriceList.tsx';
import { forgetViewed, useViewed } from './viewedStore.ts';

/** The last tyres the visitor viewed, with a button to clear them. Renders nothing without any. */
export function ViewedTyres() {
  const tyres = useViewed();
  if (tyres.length === 0) return null;
  return (
    <PriceList
      title="Tyres you viewed last"
      rows={tyres.map(({ id, name, slug, price }) => ({ id, name, to: productPath({ id, slug }), price }))}
    >
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
        This list stays in your browser.
        <Button variant="plain" className="px-0!" onClick={forgetViewed}>
          Clear the list
        </Button>
      </p>
    </PriceList>
  );
}
