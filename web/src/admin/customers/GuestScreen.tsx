import { useParams } from 'react-router-dom';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { CaseList } from '../refunds/ClaimsAndReturns.tsx';
import { Alerts, Contact, Newsletter, Vehicles } from './CustomerFacts.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import { CustomerMessages } from './CustomerMessages.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { useRecordParts } from './customerScopes.ts';
import { useGuestQuery } from './Guest.generated.ts';

const BACK = { to: '/admin/customers', label: 'Customers' };

/** /admin/customers/guests/:orderId: a buyer without an account, found by any of their orders. */
export function GuestScreen() {
  const { orderId = '' } = useParams();
  const query = useGuestQuery({
    variables: { orderId, ...useRecordParts() },
    fetchPolicy: 'cache-and-network',
  });
  const can = useCan();
  const { guestBuyer: guest, customerRecord: record } = query.data ?? {};
  if (!guest || !record)
    return (
      <NotShown query={query} thing="customer" back={BACK}>
        They now have an account, or their details were erased.
      </NotShown>
    );
  const { name, company, line1, line2, city, postcode } = guest.lastOrder.shippingAddress;
  return (
    <AdminPage
      title={guest.name}
      back={BACK}
      mark={<Mark tone="plain">Guest</Mark>}
      actions={
        can('WRITE_ORDERS') && (
          <LinkButton to={`/admin/orders/new?guest=${guest.lastOrder.id}`}>New order</LinkButton>
        )
      }
    >
      <CustomerFigures figures={guest} since={guest.since} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-4">
          <CustomerOrders email={guest.email} orders={guest.recentOrders} />
          <CaseList claims={record.claims ?? []} returns={record.returns ?? []} />
          <CustomerMessages email={guest.email} messages={record.messages ?? []} />
        </div>
        <div className="grid min-w-0 gap-4 md:grid-cols-2 xl:grid-cols-1">
          <CustomerNotes notes={record.notes} customer={{ orderId: guest.lastOrder.id }} />
          <Contact customer={guest} />
          <Newsletter newsletter={record.newsletter} />
          <Alerts alerts={record.alerts} />
          <Vehicles fitted={record.fittedRegistrations} />
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
