import { fieldsOf } from '../../lib/form/inputRule.ts';
import { createSupplierInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { AdminForm } from '../form/AdminForm.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import {
  useCreateSupplierMutation,
  useUpdateSupplierMutation,
  type EditedSupplierFragment,
} from './Suppliers.generated.ts';

interface SupplierFormProps {
  /** Null for a new one. */
  supplier: EditedSupplierFragment | null;
  reload: () => Promise<unknown>;
  onSaved: (supplier: EditedSupplierFragment) => void;
}

/** A supplier as typed. Field names match the API's input. */
interface SupplierValues {
  name: string;
  accountNumber: string;
  email: string;
  leadDays: string;
  active: boolean;
}

const valuesOf = (supplier: EditedSupplierFragment | null): SupplierValues => ({
  name: supplier?.name ?? '',
  accountNumber: supplier?.accountNumber ?? '',
  email: supplier?.email ?? '',
  leadDays: supplier ? String(supplier.leadDays) : '',
  active: supplier?.active ?? true,
});

/** The form of a supplier. */
export function SupplierForm({ supplier, reload, onSaved }: SupplierFormProps) {
  const [create] = useCreateSupplierMutation({ refetchQueries: ['SupplierList'] });
  const [update] = useUpdateSupplierMutation();
  const control = useAdminForm<SupplierValues>({
    draft: `supplier:${supplier?.id ?? 'new'}`,
    saved: valuesOf(supplier),
    revision: supplier?.revision ?? null,
    async save({ leadDays, ...values }, revision) {
      const input = { ...values, leadDays: /^\d+$/.test(leadDays.trim()) ? Number(leadDays) : -1 };
      if (!supplier) {
        const made = (await create({ variables: { input } })).data?.createSupplier;
        if (made?.__typename === 'Supplier') onSaved(made);
        return made;
      }
      const changed = { ...input, id: supplier.id, revision: revision ?? supplier.revision };
      return (await update({ variables: { input: changed } })).data?.updateSupplier;
    },
    done: supplier ? 'Supplier saved. Stock and delivery promises follow.' : 'Supplier added.',
    onSaved: () => undefined,
    reload,
  });
  const { form } = control;
  const field = fieldsOf(form, rules);
  return (
    <AdminForm
      scope="WRITE_PURCHASES"
      control={control}
      label="Supplier"
      saveLabel={supplier ? 'Save' : 'Add supplier'}
      alwaysShowBar={!supplier}
    >
      <FormSection title="Supplier" text="Orders go to the email address, if you send them from here.">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Name" {...field('name')} />
          <TextField label="Account number" optional {...field('accountNumber')} />
          <TextField label="Email for orders" optional type="email" {...field('email')} />
          <TextField
            label="Working days until tyres are here"
            hint="The delivery promise to buyers adds them"
            inputMode="numeric"
            {...field('leadDays')}
          />
        </div>
        <Checkbox
          label="Sell this supplier’s tyres when our own stock runs out"
          {...form.register('active')}
        />
      </FormSection>
    </AdminForm>
  );
}
