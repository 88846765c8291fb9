import type { FragmentType } from '@apollo/client';
import { useDeferredValue, useRef, useState } from 'react';
import { FactTiles } from '../../features/product/FactTiles.tsx';
import { useQuantity } from '../../features/product/useQuantity.ts';
import { useOnScreen } from '../../lib/browser/useOnScreen.ts';
import { modelPath } from '../../lib/paths/productPath.ts';
import { classes } from '../../ui/base/classes.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { PICTURE_NOTES } from '../parts/tyre/pictureNote.ts';
import { BuyBar } from '../product/buying/BuyBar.tsx';
import { ProductTabs } from '../product/details/ProductTabs.tsx';
import { SizeLink } from '../product/details/SizeLink.tsx';
import { MissingProduct } from '../product/frame/MissingProduct.tsx';
import { productCrumbs } from '../product/head/productCrumbs.ts';
import { EditionHead } from './EditionHead.tsx';
import type { ModelDetailsFragment } from './ModelDetails.generated.ts';
import { ModelDetails } from './ModelDetails.tsx';
import { ModernHero } from './ModernHero.tsx';
import { ModernPanel } from './ModernPanel.tsx';
import {
  useModernProductSuspenseQuery,
  type ModernProductQuery,
  type OfferedSizeFragment,
} from './ProductEditions.generated.ts';
import { useModelOfProduct } from './useModelOfProduct.ts';

interface ModernProductProps {
  /** The product's id from the URL. Give each its own key. */
  id: number;
}

/**
 * The richer edition of a product's third page. Choosing another size changes the whole page; until that size is
 * loaded, nothing can be bought.
 */
export function ModernProduct({ id }: ModernProductProps) {
  const [chosenId, setChosenId] = useState(id);
  const shownId = useDeferredValue(chosenId);
  const found = useModelOfProduct(id);
  const { product, shopSettings } = useModernProductSuspenseQuery({ variables: { id: shownId } }).data;
  if (!product) return <MissingProduct asked={{ id: shownId }} />;
  return (
    <Modern
      product={product}
      settings={shopSettings}
      model={found?.model}
      offered={found ? [found, ...found.otherVariations] : [product]}
      chosenId={chosenId}
      onChoose={setChosenId}
    />
  );
}

interface ModernProps {
  product: NonNullable<ModernProductQuery['product']>;
  settings: ModernProductQuery['shopSettings'];
  /** Undefined if it couldn't be loaded. */
  model: FragmentType<ModelDetailsFragment> | undefined;
  /** The sizes on offer, starting with the URL's. */
  offered: readonly OfferedSizeFragment[];
  chosenId: number;
  onChoose: (id: number) => void;
}

/** A product on a dark background, with its neighbouring sizes. The buy panel stays in view beside the details. */
function Modern({ product, settings, model, offered, chosenId, onChoose }: ModernProps) {
  const [quantity, setQuantity] = useQuantity(product);
  const panel = useRef<HTMLDivElement>(null);
  const isPanelOnScreen = useOnScreen(panel);
  const crumbs = productCrumbs(product);
  const isChanging = chosenId !== product.id;
  const otherSizes = offered.filter(({ id }) => id !== product.id);

  const sizes = {
    id: 'sizes',
    label: 'Size Options',
    content: (
      <ul className="grid gap-2.5 sm:grid-cols-2 md:grid-cols-3">
        {otherSizes.map((size) => (
          <li key={size.id}>
            <SizeLink product={size} to={`/product/${size.id}`} />
          </li>
        ))}
      </ul>
    ),
  };
  const details = {
    id: 'details',
    label: 'Details',
    content: (
      <div className="grid justify-items-start gap-5">
        <h3 className="text-lg">{product.model.fullName}</h3>
        {model && <ModelDetails model={model} />}
        <LinkButton to={modelPath(product.model, product)}>View All Sizes</LinkButton>
      </div>
    ),
  };

  return (
    <>
      <EditionHead product={product} settings={settings} crumbs={crumbs} />
      <div className="wrap py-2">
        <Breadcrumbs items={crumbs} />
      </div>
      {/* The band runs from edge to edge behind the hero; the panel overlaps its lower edge. */}
      <div
        className={classes(
          'grid gap-x-4 max-lg:grid-cols-[0_minmax(0,1fr)_0] md:gap-x-6 lg:grid-rows-[auto_1fr]',
          'lg:grid-cols-[minmax(0,1fr)_minmax(0,53.5rem)_22.5rem_minmax(0,1fr)]',
        )}
      >
        <div className="col-span-full col-start-1 row-start-1 asphalt" />
        <div className="col-start-2 row-start-1">
          <ModernHero product={product} />
        </div>
        <div
          className={classes(
            'pt-4 max-lg:col-start-2 lg:sticky lg:top-4 lg:col-start-3 lg:row-span-2 lg:row-start-1',
            'lg:self-start lg:pt-6',
          )}
        >
          <ModernPanel
            ref={panel}
            product={product}
            offered={offered}
            chosenId={chosenId}
            onChoose={onChoose}
            quantity={quantity}
            onQuantity={setQuantity}
          />
        </div>
        <div className="min-w-0 pt-6 pb-10 max-lg:col-start-2 lg:col-start-2 lg:row-start-2">
          <FactTiles product={product} />
          <p className="pt-3 text-xs text-ink-2">{PICTURE_NOTES[product.pictureSource]}</p>
          <ProductTabs
            product={product}
            settings={settings}
            further={otherSizes.length > 0 ? [sizes, details] : [details]}
            onlyWithReviews
          />
        </div>
      </div>
      {product.stockQuantity > 0 && isPanelOnScreen === false && !isChanging && (
        <BuyBar product={product} quantity={quantity} />
      )}
    </>
  );
}
