import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { productPath } from '../../../lib/paths/productPath.ts';
import { sizePath } from '../../../lib/paths/tyrePaths.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { GonePage } from '../../../ui/page/GonePage.tsx';
import { useMissingProductSuspenseQuery } from './MissingProduct.generated.ts';
import { ProductNotFound } from './ProductNotFound.tsx';

/** The requested product, by id or by the text in the URL. */
export type AskedProduct = { id: number } | { key: string };

/** Replaces a missing product. If it was once on sale, says that it's gone and links to suitable replacements. */
export function MissingProduct({ asked }: { asked: AskedProduct }) {
  const key = 'key' in asked ? asked.key : String(asked.id);
  const { deletedProduct } = useMissingProductSuspenseQuery({ variables: { key } }).data;
  if (!deletedProduct) return <ProductNotFound />;
  const { name, size, instead } = deletedProduct;
  return (
    <GonePage title="We no longer sell this tyre">
      <p>The {name} has left our range.</p>
      {instead.length > 0 && (
        <>
          <p>These fit in its place:</p>
          <ul className="grid gap-2">
            {instead.map((product) => (
              <li key={product.id}>
                <Link to={productPath(product)} className="underline underline-offset-4">
                  {product.name}
                </Link>{' '}
                {formatPrice(product.price)}
              </li>
            ))}
          </ul>
        </>
      )}
      <LinkButton to={sizePath(size)} variant="primary">
        All tyres in {size}
      </LinkButton>
    </GonePage>
  );
}
