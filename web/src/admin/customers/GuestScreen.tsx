import { useParams } from 'react-router-dom';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { Contact } from './CustomerFacts.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { useGuestQuery } from './Guest.generated.ts';

const BACK = { to: '/admin/customers', label: 'Customers' };

/** /admin/customers/guests/:orderId: a buyer without an account, found by any of their orders. */
export function GuestScreen() {
  const { orderId = '' } = useParams();
  const query = useGuestQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  const guest = query.data?.guestBuyer;
  if (!guest)
    return (
      <NotShown query={query} thing="customer" back={BACK}>
        They now have an account, or their details were erased.
      </NotShown>
    );
  const { name, company, line1, line2, city, postcode } = guest.lastOrder.shippingAddress;
  return (
    <AdminPage title={guest.name} back={BACK} mark={<Mark tone="plain">Guest</Mark>}>
      <CustomerFigures figures={guest} since={guest.since} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <CustomerOrders email={guest.email} orders={guest.recentOrders} />
        <div className="grid min-w-0 gap-4 md:grid-cols-2 xl:grid-cols-1">
          <Contact customer={guest} />
          <Panel title="Latest delivery address">
            <address className="text-sm not-italic">
              {[name, company, line1, line2, `${city} ${postcode}`].filter(Boolean).join(', ')}
            </address>
          </Panel>
        </div>
      </div>
    </AdminPage>
  );
}
