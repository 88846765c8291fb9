import { useNavigate, useParams } from 'react-router-dom';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { updateCustomerInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { AdminForm } from '../../form/AdminForm.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { nameOf } from '../../form/person/nameOf.ts';
import { useAdminForm } from '../../form/useAdminForm.ts';
import { AdminPage } from '../../frame/page/AdminPage.tsx';
import { NotShown } from '../../frame/page/NotShown.tsx';
import {
  useCustomerEditQuery,
  useUpdateCustomerMutation,
  type CustomerEditQuery,
} from './CustomerEdit.generated.ts';
import { PersonFields } from './PersonFields.tsx';

type EditedCustomer = NonNullable<CustomerEditQuery['customer']>;

/** /admin/customers/:id/edit: corrects a customer's name and telephone number. */
export function EditCustomerScreen() {
  const { id = '' } = useParams();
  const query = useCustomerEditQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const customer = query.data?.customer;
  if (customer)
    return (
      <AdminPage title="Name and phone" back={{ to: `/admin/customers/${id}`, label: nameOf(customer) }}>
        <PersonForm customer={customer} reload={query.refetch} />
      </AdminPage>
    );
  return (
    <NotShown query={query} thing="customer" back={{ to: '/admin/customers', label: 'Customers' }}>
      The account was erased, or the link is incomplete.
    </NotShown>
  );
}

function PersonForm({ customer, reload }: { customer: EditedCustomer; reload: () => Promise<unknown> }) {
  const navigate = useNavigate();
  const [update] = useUpdateCustomerMutation();
  const { id, firstName, lastName, phone, revision } = customer;
  const control = useAdminForm({
    draft: `customer:${id}`,
    saved: { firstName, lastName, phone: phone ?? '' },
    revision,
    save: async (values, from) =>
      (await update({ variables: { input: { ...values, id, revision: from ?? revision } } })).data
        ?.updateCustomer,
    done: 'Customer saved.',
    onSaved: () => void navigate(`/admin/customers/${id}`, { replace: true }),
    reload,
  });
  const field = fieldsOf(control.form, rules);
  return (
    <AdminForm
      scope="WRITE_CUSTOMERS"
      control={control}
      label="Name and phone"
      saveLabel="Save customer"
      alwaysShowBar
    >
      <FormSection title="Customer" text="Orders that they have placed keep the old details.">
        <PersonFields firstName={field('firstName')} lastName={field('lastName')} phone={field('phone')} />
      </FormSection>
    </AdminForm>
  );
}
