import { Fragment, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { failureText } from '../../../apollo/failureText.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../../ui/page/LoadFailed.tsx';
import { PrintPage } from '../../frame/page/PrintPage.tsx';
import { ScreenLoading } from '../../frame/page/ScreenLoading.tsx';
import { MOST_PARCELS } from '../ship/parcelList.ts';
import { orderParcels, type OrderParcel } from './orderParcels.ts';
import { packedOrder } from './packedOrder.ts';
import { usePrintOrdersQuery, type PrintOrdersQuery } from './PrintOrders.generated.ts';

export type PrintingShop = PrintOrdersQuery['shopSettings'];

interface PrintScreenProps {
  title: string;
  /** The printed document of one parcel. */
  paper: (parcel: OrderParcel, shop: PrintingShop) => ReactNode;
}

/** A print preview of the orders in the address, one sheet for each parcel. */
export function PrintScreen({ title, paper }: PrintScreenProps) {
  const { id } = useParams();
  const [params] = useSearchParams();
  const ids = (id ? [id] : (params.get('ids') ?? '').split(','))
    .filter((text) => text !== '')
    .slice(0, MOST_PARCELS);
  const { data, error, refetch } = usePrintOrdersQuery({
    variables: { ids, limit: MOST_PARCELS },
    fetchPolicy: 'network-only',
  });
  const parcels = (data?.orders?.items ?? []).map(packedOrder).flatMap(orderParcels);
  if (!data && !error) return <ScreenLoading />;
  return (
    <PrintPage
      title={title}
      back={ids.length === 1 ? `/admin/orders/${ids[0]}` : '/admin/orders'}
      count={parcels.length}
    >
      {error && <LoadFailed what="the orders" why={failureText(error)} onRetry={refetch} />}
      {data && parcels.length === 0 && (
        <EmptyState title="Nothing to print" action={<LinkButton to="/admin/orders">Orders</LinkButton>}>
          Select orders in the list, then print from the bar at the bottom.
        </EmptyState>
      )}
      {data &&
        parcels.map((parcel, index) => <Fragment key={index}>{paper(parcel, data.shopSettings)}</Fragment>)}
    </PrintPage>
  );
}
