import { parsePrice } from '@treadline/schema/trade/values/money';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { AdminForm } from '../form/AdminForm.tsx';
import { priceDoubt } from '../form/priceDoubt.ts';
import { useAdminForm } from '../form/useAdminForm.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { useCreateProductMutation } from './detail/ProductDesk.generated.ts';
import { ProductFields } from './form/ProductFields.tsx';
import { answerOf, chargedPriceOf, inputOf, NEW_PRODUCT, type ProductValues } from './form/productValues.ts';

/** /admin/products/new: the full form for a new product. */
export function NewProductScreen() {
  const navigate = useNavigate();
  const [create] = useCreateProductMutation();
  const made = useRef(0);
  const control = useAdminForm<ProductValues>({
    draft: 'product:new',
    saved: NEW_PRODUCT,
    async save(values) {
      const answer = (await create({ variables: { input: inputOf(values), costs: false } })).data
        ?.createProduct;
      if (answer?.__typename === 'ProductSaved') made.current = answer.product.id;
      return answerOf(answer);
    },
    doubt: (values) =>
      priceDoubt({ was: null, price: chargedPriceOf(values), cost: parsePrice(values.costPrice) }),
    onSaved: () => void navigate(`/admin/products/edit/${made.current}`),
    done: 'Product added',
  });
  return (
    <AdminPage
      title="New product"
      back={{ to: '/admin/products', label: 'Products' }}
      actions={<LinkButton to="/admin/products/simple">Quick add</LinkButton>}
    >
      <AdminForm
        scope="WRITE_CATALOGUE"
        control={control}
        label="New product"
        saveLabel="Add product"
        alwaysShowBar
      >
        <ProductFields form={control.form} isNew />
      </AdminForm>
    </AdminPage>
  );
}
