import { FormProvider } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { AddressBlock } from '../../features/orders/AddressBlock.tsx';
import { toAddressForm, toAddressInput, type AddressFormValues } from '../../lib/form/addressForm.ts';
import { AddressFields } from '../../ui/form/AddressFields.tsx';
import { AdminForm } from '../form/AdminForm.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { useUpdateDeliveryAddressMutation } from './detail/AdminOrder.generated.ts';
import type { AdminOrder } from './detail/adminOrder.ts';
import { useAdminOrder } from './detail/useAdminOrder.ts';

interface Values {
  address: AddressFormValues;
}

/** /admin/orders/:id/address: changes the delivery address of an order that hasn't been sent. */
export function OrderAddressScreen() {
  const { id = '' } = useParams();
  const query = useAdminOrder(id);
  const order = query.data?.order;
  if (order)
    return (
      <AdminPage title="Delivery address" back={{ to: `/admin/orders/${id}`, label: order.number }}>
        <AddressForm order={order} reload={query.refetch} />
      </AdminPage>
    );
  return (
    <NotShown query={query} thing="order" back={{ to: '/admin/orders', label: 'Orders' }}>
      The link may be incomplete.
    </NotShown>
  );
}

function AddressForm({ order, reload }: { order: AdminOrder; reload: () => Promise<unknown> }) {
  const navigate = useNavigate();
  const [correct] = useUpdateDeliveryAddressMutation();
  const { id, revision, shippingAddress } = order;
  let consequences: readonly string[] = [];
  const control = useAdminForm<Values>({
    draft: `order-address:${id}`,
    saved: { address: toAddressForm(shippingAddress) },
    revision: revision ?? 1,
    async save({ address }, from) {
      const input = { orderId: id, revision: from ?? 1, address: toAddressInput(address) };
      const { data } = await correct({ variables: { input } });
      const answer = data?.updateDeliveryAddress;
      if (answer?.__typename !== 'DeliveryAddressUpdated') return answer;
      consequences = answer.consequences;
      return { __typename: answer.__typename, revision: answer.order.revision };
    },
    done: 'Address updated.',
    onSaved() {
      void reload().catch(() => undefined);
      void navigate(`/admin/orders/${id}`, { replace: true, state: { consequences } });
    },
    reload,
  });
  return (
    <AdminForm
      scope="WRITE_ORDERS"
      control={control}
      label="Delivery address"
      saveLabel="Save address"
      theirs={<AddressBlock address={shippingAddress} />}
    >
      <FormSection
        title="New address"
        text={
          'You can change it until the tyres are sent. The delivery charge stays the same; we’ll tell you if the new ' +
          'postcode costs more or less.'
        }
      >
        <FormProvider {...control.form}>
          <AddressFields name="address" />
        </FormProvider>
      </FormSection>
    </AdminForm>
  );
}
