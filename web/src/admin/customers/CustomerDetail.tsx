import type { FragmentType } from '@apollo/client';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { nameOf } from '../form/person/nameOf.ts';
import { roleQuestion, useRoleChoices } from '../form/person/roleChoices.ts';
import { staffText } from '../form/person/staffText.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import { MenuButton } from '../frame/MenuButton.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { CaseList } from '../refunds/ClaimsAndReturns.tsx';
import { useCustomerPartsFragment, type CustomerPartsFragment } from './Customer.generated.ts';
import { CustomerAddresses } from './CustomerAddresses.tsx';
import { Alerts, Contact, Newsletter, TwoFactor, Vehicles } from './CustomerFacts.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import { CustomerMessages } from './CustomerMessages.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import type { CustomerRecordPartsFragment } from './CustomerRecord.generated.ts';
import { CustomerSessions } from './CustomerSessions.tsx';
import { DisableCustomerTwoFactorDialog } from './DisableCustomerTwoFactorDialog.tsx';
import { useCustomerActions } from './useCustomerActions.ts';

const RoleDialog = lazy(async () => ({
  default: (await import('../form/person/RoleDialog.tsx')).RoleDialog,
}));
const ChangeEmailDialog = lazy(async () => ({
  default: (await import('./editing/ChangeEmailDialog.tsx')).ChangeEmailDialog,
}));
const EraseDialog = lazy(async () => ({ default: (await import('./EraseDialog.tsx')).EraseDialog }));

interface CustomerDetailProps {
  customer: FragmentType<CustomerPartsFragment>;
  record: CustomerRecordPartsFragment;
  back: { to: string; label: string };
}

/** An account: everything about its owner, with the actions staff can take. */
export function CustomerDetail({ customer: parts, record, back }: CustomerDetailProps) {
  const customer = useCustomerPartsFragment(parts);
  const [dialog, setDialog] = useState<'role' | 'email' | 'twoFactor' | 'erase' | null>(null);
  const { sendLink, download } = useCustomerActions(customer);
  const close = () => setDialog(null);
  const can = useCan();
  const choices = useRoleChoices(customer);
  const staff = staffText(customer.staffRole, customer.staffState);
  // Administrators disable their own on their account page, with a code.
  const isOwn = useSession()?.user.id === customer.id;
  return (
    <AdminPage
      title={nameOf(customer)}
      back={back}
      mark={
        staff && (
          <Mark tone={staff.tone}>
            {[staff.text, customer.fittingCentre?.name, customer.fittingVan].filter(Boolean).join(', ')}
          </Mark>
        )
      }
      actions={
        <>
          {can('WRITE_ORDERS') && (
            <LinkButton to={`/admin/orders/new?customer=${customer.id}`}>New order</LinkButton>
          )}
          {(can('WRITE_CUSTOMERS') || can('MANAGE_STAFF')) && (
            <MenuButton
              label="Actions"
              items={[
                ...(can('WRITE_CUSTOMERS')
                  ? [
                      ...(isOwn
                        ? []
                        : [{ label: 'Change email address', onSelect: () => setDialog('email') }]),
                      { label: 'Send password reset link', onSelect: () => void sendLink() },
                      { label: 'Download their data', onSelect: () => void download() },
                    ]
                  : []),
                ...(choices.length > 0
                  ? [{ label: roleQuestion(choices), onSelect: () => setDialog('role'), divided: true }]
                  : []),
                ...(can('MANAGE_STAFF') && customer.twoFactor && !isOwn
                  ? [{ label: 'Disable two-factor sign-in', onSelect: () => setDialog('twoFactor') }]
                  : []),
                ...(can('WRITE_CUSTOMERS')
                  ? [
                      {
                        label: 'Erase customer',
                        onSelect: () => setDialog('erase'),
                        divided: true,
                        dangerous: true,
                      },
                    ]
                  : []),
              ]}
            />
          )}
        </>
      }
    >
      <CustomerFigures figures={customer.purchases} since={customer.createdAt} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-4">
          <CustomerOrders email={customer.email} orders={customer.recentOrders} />
          <CaseList claims={record.claims ?? []} returns={record.returns ?? []} />
          <CustomerMessages email={customer.email} messages={record.messages ?? []} />
          <CustomerSessions customer={customer} />
        </div>
        <div className="grid min-w-0 gap-4 md:grid-cols-2 xl:grid-cols-1">
          <CustomerNotes notes={record.notes} customer={{ customerId: customer.id }} />
          <Contact
            customer={customer}
            action={
              can('WRITE_CUSTOMERS') && (
                <LinkButton to={`/admin/customers/${customer.id}/edit`}>Edit</LinkButton>
              )
            }
          />
          <TwoFactor {...customer} />
          <Newsletter newsletter={record.newsletter} />
          <Alerts alerts={record.alerts} />
          <CustomerAddresses customer={customer} mayChange={can('WRITE_CUSTOMERS')} />
          <Vehicles garage={customer.garage} fitted={record.fittedRegistrations} />
        </div>
      </div>
      {dialog === 'role' && (
        <Suspense>
          <RoleDialog person={customer} refetch={['Customer']} choices={choices} open onClose={close} />
        </Suspense>
      )}
      <DisableCustomerTwoFactorDialog customer={customer} open={dialog === 'twoFactor'} onClose={close} />
      {dialog === 'email' && (
        <Suspense>
          <ChangeEmailDialog customer={customer} open onClose={close} />
        </Suspense>
      )}
      {dialog === 'erase' && (
        <Suspense>
          <EraseDialog customer={customer} open onClose={close} />
        </Suspense>
      )}
    </AdminPage>
  );
}
