import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/money';
import { salesFigures } from '@treadline/schema/trade/sales-figure';
import { useState } from 'react';
import { useSession } from '../../features/accounts/sessionStore.ts';
import { formatCount, formatDate } from '../../lib/format.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Mark } from '../frame/Mark.tsx';
import { MenuButton } from '../frame/MenuButton.tsx';
import { useCustomerPartsFragment, type CustomerPartsFragment } from './Customer.generated.ts';
import { Addresses, Contact, Garage, Newsletter, TwoStep } from './CustomerFacts.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { CustomerSessions } from './CustomerSessions.tsx';
import { nameOf } from './customerText.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { RemoveTwoStepDialog } from './RemoveTwoStepDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { useCustomerActions } from './useCustomerActions.ts';

interface CustomerDetailProps {
  customer: FragmentType<CustomerPartsFragment>;
  back: { to: string; label: string };
}

/** One account: what it bought, where it is signed in, what is known of its owner, and what can be done. */
export function CustomerDetail({ customer: parts, back }: CustomerDetailProps) {
  const customer = useCustomerPartsFragment(parts);
  const [dialog, setDialog] = useState<'role' | 'twoStep' | 'erase' | null>(null);
  const { sendLink, download } = useCustomerActions(customer);
  const close = () => setDialog(null);
  const isAdmin = customer.role === 'ADMIN';
  // Administrators turn their own off on their account page, with a code.
  const isOwn = useSession()?.user.id === customer.id;
  return (
    <AdminPage
      title={nameOf(customer)}
      back={back}
      mark={isAdmin ? <Mark tone="good">Administrator</Mark> : undefined}
      actions={
        <MenuButton
          label="Actions"
          items={[
            { label: 'Send a link for a new password', onSelect: () => void sendLink() },
            { label: 'Download a copy of their data', onSelect: () => void download() },
            {
              label: isAdmin ? 'Take the administrator role away' : 'Make an administrator',
              onSelect: () => setDialog('role'),
              divided: true,
            },
            ...(customer.twoStep && !isOwn
              ? [{ label: 'Remove two-step sign-in', onSelect: () => setDialog('twoStep') }]
              : []),
            {
              label: 'Erase this customer',
              onSelect: () => setDialog('erase'),
              divided: true,
              dangerous: true,
            },
          ]}
        />
      }
    >
      <Figures purchases={customer.purchases} createdAt={customer.createdAt} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-4">
          <CustomerOrders customer={customer} />
          <CustomerSessions customer={customer} />
        </div>
        <div className="grid min-w-0 gap-4 md:grid-cols-2 xl:grid-cols-1">
          <Contact customer={customer} />
          <TwoStep twoStep={customer.twoStep} />
          <Newsletter newsletter={customer.newsletter} />
          <Addresses addresses={customer.savedAddresses} />
          <Garage garage={customer.garage} />
        </div>
      </div>
      <RoleDialog customer={customer} open={dialog === 'role'} onClose={close} />
      <RemoveTwoStepDialog customer={customer} open={dialog === 'twoStep'} onClose={close} />
      <EraseDialog customer={customer} open={dialog === 'erase'} onClose={close} />
    </AdminPage>
  );
}

function Figures({ purchases, createdAt }: Pick<CustomerPartsFragment, 'purchases' | 'createdAt'>) {
  const { orders, revenue } = salesFigures;
  const figures = [
    { label: orders.label, value: formatCount(purchases?.orderCount ?? 0), meaning: orders.meaning },
    { label: 'Spent', value: formatPrice(purchases?.spent ?? 0), meaning: revenue.meaning },
    { label: 'Last order', value: purchases?.lastOrderAt ? formatDate(purchases.lastOrderAt) : 'None yet' },
    { label: 'Customer since', value: formatDate(createdAt) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
      {figures.map(({ label, value, meaning }) => (
        <div key={label} className="grid content-start gap-0.5 bg-card px-4 py-3">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="font-[700]">{value}</dd>
          {meaning && <dd className="text-xs text-ink-2">{meaning}</dd>}
        </div>
      ))}
    </dl>
  );
}
