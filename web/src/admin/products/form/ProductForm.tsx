import { parsePrice } from '@treadline/schema/trade/values/money';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { AdminForm } from '../../form/AdminForm.tsx';
import { priceDoubt } from '../../form/priceDoubt.ts';
import { useAdminForm } from '../../form/useAdminForm.ts';
import { useUpdateProductMutation, type DeskProductFragment } from '../detail/ProductDesk.generated.ts';
import { ConflictDiff } from './ConflictDiff.tsx';
import { ProductFields } from './ProductFields.tsx';
import { answerOf, changesOf, chargedPriceOf, valuesOf, type ProductValues } from './productValues.ts';

interface ProductFormProps {
  product: DeskProductFragment;
  /** Loads a colleague's changes. */
  reload: () => Promise<unknown>;
}

/** The form of an existing product. */
export function ProductForm({ product, reload }: ProductFormProps) {
  const { id, revision } = product;
  const can = useCan();
  const [change] = useUpdateProductMutation();
  const saved = valuesOf(product);
  const control = useAdminForm<ProductValues>({
    draft: `product:${id}`,
    saved,
    revision,
    async save(values, read) {
      const before = control.form.formState.defaultValues as ProductValues;
      const input = { ...changesOf(values, before), id, revision: read };
      return answerOf((await change({ variables: { input, costs: can('READ_COSTS') } })).data?.updateProduct);
    },
    doubt(values): string | null {
      const before = control.form.formState.defaultValues as ProductValues;
      const cost = parsePrice(values.costPrice);
      return priceDoubt({ was: chargedPriceOf(before), price: chargedPriceOf(values), cost });
    },
    onSaved: () => void reload().catch(() => undefined),
    done: 'Product saved',
    reload,
  });
  return (
    <AdminForm
      scope="WRITE_CATALOGUE"
      control={control}
      label="Product"
      saveLabel="Save product"
      theirs={<ConflictDiff read={control.form.formState.defaultValues as ProductValues} saved={saved} />}
    >
      <ProductFields form={control.form} isNew={false} />
    </AdminForm>
  );
}
