import { FormProvider } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import {
  EMPTY_ADDRESS,
  toAddressForm,
  toAddressInput,
  type AddressFormValues,
} from '../../../lib/form/addressForm.ts';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { saveCustomerAddressInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { AddressFields } from '../../../ui/form/AddressFields.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { AdminForm } from '../../form/AdminForm.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { nameOf } from '../../form/person/nameOf.ts';
import { useAdminForm } from '../../form/useAdminForm.ts';
import { AdminPage } from '../../frame/page/AdminPage.tsx';
import { NotShown } from '../../frame/page/NotShown.tsx';
import {
  useCustomerEditQuery,
  useSaveCustomerAddressMutation,
  type CustomerEditQuery,
  type EditedAddressFragment,
} from './CustomerEdit.generated.ts';

const NEW = 'new';

interface Values {
  label: string;
  address: AddressFormValues;
  makeDeliveryDefault: boolean;
}

interface AddressFormProps {
  customer: NonNullable<CustomerEditQuery['customer']>;
  /** Null for a new address. */
  address: EditedAddressFragment | null;
  reload: () => Promise<unknown>;
}

/** /admin/customers/:id/addresses/:addressId: adds (`new`) or corrects an address of a customer. */
export function CustomerAddressScreen() {
  const { id = '', addressId } = useParams();
  const query = useCustomerEditQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const customer = query.data?.customer;
  const address = customer?.savedAddresses?.find((one) => one.id === addressId) ?? null;
  if (customer && (address || addressId === NEW))
    return (
      <AdminPage
        title={address ? 'Address' : 'New address'}
        back={{ to: `/admin/customers/${id}`, label: nameOf(customer) }}
      >
        <AddressForm customer={customer} address={address} reload={query.refetch} />
      </AdminPage>
    );
  return (
    <NotShown query={query} thing="address" back={{ to: `/admin/customers/${id}`, label: 'Customer' }}>
      It was deleted, or the link is incomplete.
    </NotShown>
  );
}

function AddressForm({ customer, address, reload }: AddressFormProps) {
  const navigate = useNavigate();
  const [save] = useSaveCustomerAddressMutation();
  const { id, firstName, lastName, savedAddresses } = customer;
  const control = useAdminForm<Values>({
    draft: `customer-address:${address?.id ?? `${id}:${NEW}`}`,
    saved: {
      label: address?.label ?? '',
      address: address ? toAddressForm(address) : { ...EMPTY_ADDRESS, firstName, lastName },
      makeDeliveryDefault: address?.isDeliveryDefault ?? !savedAddresses?.length,
    },
    revision: address?.revision ?? null,
    async save(values, from) {
      const input = {
        customerId: id,
        id: address?.id ?? null,
        revision: from,
        label: values.label.trim() || null,
        address: toAddressInput(values.address),
        makeDeliveryDefault: values.makeDeliveryDefault,
      };
      return (await save({ variables: { input } })).data?.saveCustomerAddress;
    },
    done: 'Address saved.',
    onSaved: () => void navigate(`/admin/customers/${id}`, { replace: true }),
    reload,
  });
  const { form } = control;
  return (
    <FormProvider {...form}>
      <AdminForm
        scope="WRITE_CUSTOMERS"
        control={control}
        label="Address"
        saveLabel="Save address"
        alwaysShowBar
      >
        <FormSection title="Address" text="Orders that they have placed keep the old one.">
          <TextField
            label="Name of this address"
            optional
            hint="For example Home or Work"
            autoComplete="off"
            {...fieldsOf(form, rules)('label')}
          />
          <AddressFields name="address" />
          {!address?.isDeliveryDefault && (
            <Checkbox label="New orders go to this address" {...form.register('makeDeliveryDefault')} />
          )}
        </FormSection>
      </AdminForm>
    </FormProvider>
  );
}
