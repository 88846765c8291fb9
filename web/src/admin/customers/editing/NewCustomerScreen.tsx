import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { EMPTY_ADDRESS, toAddressInput, type AddressFormValues } from '../../../lib/form/addressForm.ts';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { createCustomerInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { AddressFields } from '../../../ui/form/AddressFields.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { EmailField } from '../../../ui/form/EmailField.tsx';
import { AdminForm } from '../../form/AdminForm.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { useAdminForm } from '../../form/useAdminForm.ts';
import { AdminPage } from '../../frame/page/AdminPage.tsx';
import { useCreateCustomerMutation } from './CustomerEdit.generated.ts';
import { PersonFields } from './PersonFields.tsx';

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  hasAddress: boolean;
  address: AddressFormValues;
}

const EMPTY: Values = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  hasAddress: false,
  address: EMPTY_ADDRESS,
};

/** /admin/customers/new: adds a customer, who is emailed a link to set a password. */
export function NewCustomerScreen() {
  const navigate = useNavigate();
  const [create] = useCreateCustomerMutation();
  let created: string | null = null;
  const control = useAdminForm<Values>({
    draft: 'customer:new',
    saved: EMPTY,
    async save({ hasAddress, address, ...person }) {
      const input = { ...person, address: hasAddress ? toAddressInput(address) : null };
      const answer = (await create({ variables: { input } })).data?.createCustomer;
      if (answer?.__typename === 'CustomerCreated') created = answer.customer.id;
      return answer;
    },
    done: 'Customer added. We’ve emailed them a link to choose a password.',
    onSaved: () => void navigate(`/admin/customers/${created}`, { replace: true }),
  });
  return (
    <AdminPage title="New customer" back={{ to: '/admin/customers', label: 'Customers' }}>
      <FormProvider {...control.form}>
        <AdminForm
          scope="WRITE_CUSTOMERS"
          control={control}
          label="New customer"
          saveLabel="Add customer"
          alwaysShowBar
        >
          <CustomerSections form={control.form} />
        </AdminForm>
      </FormProvider>
    </AdminPage>
  );
}

function CustomerSections({ form }: Pick<ReturnType<typeof useAdminForm<Values>>, 'form'>) {
  const field = fieldsOf(form, rules);
  const { register, watch, getValues, setValue } = form;

  /** The tyres usually go to the customer themselves. */
  function nameRecipient() {
    const { firstName, lastName, address } = getValues();
    if (address.firstName !== '' || address.lastName !== '') return;
    setValue('address.firstName', firstName);
    setValue('address.lastName', lastName);
  }

  return (
    <>
      <FormSection title="Customer" text="They get an email with a link to choose a password.">
        <EmailField autoComplete="off" {...field('email')} />
        <PersonFields firstName={field('firstName')} lastName={field('lastName')} phone={field('phone')} />
      </FormSection>
      <FormSection title="Address" text="New orders begin with it.">
        <Checkbox label="Add their address" {...register('hasAddress', { onChange: nameRecipient })} />
        {watch('hasAddress') && <AddressFields name="address" />}
      </FormSection>
    </>
  );
}
