import { Printer } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { failureText } from '../../../apollo/failureText.ts';
import { PageHead } from '../../../lib/head/PageHead.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../../ui/page/LoadFailed.tsx';
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6 print:block print:p-0">
      <PageHead title={`${title} – Admin`} robots="noindex,nofollow" />
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <h1 className="mr-auto text-xl md:text-[1.75rem]">{title}</h1>
        <LinkButton to={ids.length === 1 ? `/admin/orders/${ids[0]}` : '/admin/orders'}>Back</LinkButton>
        {parcels.length > 0 && (
          <Button variant="primary" onClick={() => print()}>
            <Printer className="size-4.5" />
            Print {parcels.length}
          </Button>
        )}
      </div>
      {error && <LoadFailed what="the orders" why={failureText(error)} onRetry={refetch} />}
      {data && parcels.length === 0 && (
        <EmptyState title="Nothing to print" action={<LinkButton to="/admin/orders">Orders</LinkButton>}>
          Select orders in the list, then print from the bar at the bottom.
        </EmptyState>
      )}
      {data &&
        parcels.map((parcel, index) => <Fragment key={index}>{paper(parcel, data.shopSettings)}</Fragment>)}
    </div>
  );
}
