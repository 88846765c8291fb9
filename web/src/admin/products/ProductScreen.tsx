import { useParams } from 'react-router-dom';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { PriceHistory } from './detail/PriceHistory.tsx';
import { ProductActions, DeletedNotice } from './detail/ProductActions.tsx';
import { useProductDeskQuery, type ProductDeskQuery } from './detail/ProductDesk.generated.ts';
import { ProductOffers } from './detail/ProductOffers.tsx';
import { StockMovements } from './detail/StockMovements.tsx';
import { ProductForm } from './form/ProductForm.tsx';
import { ProductMark } from './list/productColumns.tsx';

const BACK = { to: '/admin/products', label: 'Products' };

/** /admin/products/edit/{id}: a product's details, price history and stock movements. */
export function ProductScreen() {
  const id = Number(useParams()['id']) || 0;
  const can = useCan();
  const query = useProductDeskQuery({
    variables: { id, costs: can('READ_COSTS') },
    fetchPolicy: 'cache-and-network',
  });
  const { data } = query;
  const reload = () => query.refetch();
  if (data?.adminProduct)
    return <FoundProduct key={id} {...data} product={data.adminProduct} reload={reload} />;
  return (
    <NotShown query={query} thing="product" back={BACK}>
      The link may be incomplete.
    </NotShown>
  );
}

interface FoundProductProps extends Pick<
  ProductDeskQuery,
  'productPrices' | 'stockMovements' | 'productAlertCounts'
> {
  product: NonNullable<ProductDeskQuery['adminProduct']>;
  reload: () => Promise<unknown>;
}

function FoundProduct({
  product,
  productPrices,
  stockMovements,
  productAlertCounts,
  reload,
}: FoundProductProps) {
  return (
    <AdminPage
      title={product.name}
      mark={<ProductMark {...product} />}
      back={BACK}
      actions={!product.deletedAt && <ProductActions product={product} reload={reload} />}
    >
      {product.deletedAt ? (
        <DeletedNotice product={product} reload={reload} />
      ) : (
        <ProductForm product={product} reload={reload} />
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <PriceHistory product={product} prices={productPrices ?? []} />
        <StockMovements product={product} movements={stockMovements ?? []} waiting={productAlertCounts} />
        <ProductOffers productId={product.id} />
      </div>
    </AdminPage>
  );
}
