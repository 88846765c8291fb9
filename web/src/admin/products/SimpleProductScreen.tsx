import { parsePrice } from '@treadline/schema/trade/values/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { limitsOf } from '../../lib/form/inputRule.ts';
import { createProductInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { AdminForm } from '../form/AdminForm.tsx';
import { PriceField } from '../form/PriceField.tsx';
import { useAdminForm, type SaveAnswer } from '../form/useAdminForm.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { useCreateProductMutation, type DeskProductFragment } from './detail/ProductDesk.generated.ts';
import { ModelField } from './form/ModelField.tsx';
import { judge } from './form/productRules.ts';
import { answerOf } from './form/productValues.ts';
import { readTyreLine } from './form/tyreLine.ts';

/** The values of the short form, as typed. */
interface SimpleValues {
  model: string;
  size: string;
  sku: string;
  listPrice: string;
  stockQuantity: string;
  published: boolean;
}

const BLANK: SimpleValues = {
  model: '',
  size: '',
  sku: '',
  listPrice: '',
  stockQuantity: '0',
  published: true,
};

/** The API fields that are typed in the combined field. Their errors are shown there. */
const LINE = new Set(['loadIndex', 'loadIndexTwin', 'speedRating']);

function withLine(answer: SaveAnswer): SaveAnswer {
  const fields = answer?.fields?.map(({ path, message }) => ({
    path: LINE.has(path) ? 'size' : path,
    message,
  }));
  return answer && { ...answer, fields };
}

/** /admin/products/simple: adds products quickly with five fields. The shop derives the rest from the model. */
export function SimpleProductScreen() {
  const [create] = useCreateProductMutation();
  const made = useRef<DeskProductFragment>(null);
  const [added, setAdded] = useState<DeskProductFragment | null>(null);
  const control = useAdminForm<SimpleValues>({
    draft: 'product:simple',
    saved: BLANK,
    async save({ model, size, sku, listPrice, stockQuantity, published }) {
      const line = readTyreLine(size);
      const input = {
        ...(typeof line === 'string' ? { size, loadIndex: 0, speedRating: '' } : line),
        model: model.trim(),
        sku: sku.trim(),
        listPrice: parsePrice(listPrice) ?? 0,
        stockQuantity: Number(stockQuantity),
        published,
      };
      const answer = (await create({ variables: { input, costs: false } })).data?.createProduct;
      if (answer?.__typename === 'ProductSaved') made.current = answer.product;
      return withLine(answerOf(answer));
    },
    onSaved: () => {
      setAdded(made.current);
      // The next size is usually of the same model.
      const { model, published } = control.form.getValues();
      control.form.reset({ ...BLANK, model, published });
    },
    done: 'Product added',
  });
  // The fields exist again only once the reset has rendered.
  const goOn = useEffectEvent(() => control.form.setFocus('size'));
  useEffect(() => {
    if (added) goOn();
  }, [added]);
  const { register, formState, watch, setValue, clearErrors } = control.form;
  const { errors } = formState;
  return (
    <AdminPage
      title="Quick add"
      back={{ to: '/admin/products', label: 'Products' }}
      actions={<LinkButton to="/admin/products/new">Full form</LinkButton>}
    >
      <div className="grid max-w-3xl gap-4">
        {added && (
          <Notice tone="good" title={`${added.name} added`}>
            <p>
              <Link to={`/admin/products/edit/${added.id}`} className="underline underline-offset-4">
                Edit it
              </Link>{' '}
              to add pictures, label and description, or continue with the next size.
            </p>
          </Notice>
        )}
        <AdminForm
          scope="WRITE_CATALOGUE"
          control={control}
          label="Quick add"
          saveLabel="Add product"
          alwaysShowBar
        >
          <div className="grid gap-4 rounded-lg border border-line bg-card p-4 md:p-5">
            <ModelField
              typed={watch('model')}
              error={errors.model}
              onCreated={(fullName) => {
                setValue('model', fullName, { shouldDirty: true });
                clearErrors('model');
              }}
              {...register('model', { validate: judge.model })}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label="Size, load and speed"
                hint="Such as 205/55 R16 91V, with XL for extra load"
                autoComplete="off"
                error={errors.size?.message}
                {...register('size', {
                  validate: (typed) => {
                    const line = readTyreLine(typed);
                    return typeof line === 'string' ? line : true;
                  },
                })}
              />
              <TextField
                label="SKU"
                autoComplete="off"
                error={errors.sku?.message}
                {...limitsOf(rules.sku)}
                {...register('sku', { validate: judge.sku })}
              />
              <PriceField
                label="Price (£)"
                error={errors.listPrice?.message}
                {...register('listPrice', { validate: judge.listPrice })}
              />
              <TextField
                label="Stock"
                inputMode="numeric"
                autoComplete="off"
                inputClassName="text-right"
                error={errors.stockQuantity?.message}
                {...register('stockQuantity', { validate: judge.stockQuantity })}
              />
            </div>
            <Checkbox label="Published (untick to save as a draft)" {...register('published')} />
          </div>
        </AdminForm>
      </div>
    </AdminPage>
  );
}
