import { formatPrice } from '@treadline/schema/trade/values/money';
import { FormProvider, useWatch } from 'react-hook-form';
import { AdminForm } from '../form/AdminForm.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useDebouncedValue } from '../form/useDebouncedValue.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import { useManualQuoteQuery } from './ManualOrder.generated.ts';
import { quoteInputOf, type ManualOrderValues } from './manualOrderForm.ts';
import { OrderedTyres } from './OrderedTyres.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { QuoteSums } from './QuoteSums.tsx';
import { ReceivingFields } from './ReceivingFields.tsx';
import { useCopiedOrder } from './useCopiedOrder.ts';
import { useManualOrder } from './useManualOrder.ts';

const NOTHING = { lines: [] };

/** /admin/orders/new: takes an order by phone or at the counter. */
export function ManualOrderScreen() {
  const { control, lost, blanks } = useManualOrder();
  const { form } = control;
  useCopiedOrder(form, blanks);
  const values = useWatch({ control: form.control }) as ManualOrderValues;
  const input = useDebouncedValue(quoteInputOf(values));
  const { data, previousData } = useManualQuoteQuery({
    variables: { input: input ?? NOTHING },
    skip: input === null,
    fetchPolicy: 'network-only',
  });
  const quote = input === null ? undefined : ((data ?? previousData)?.manualOrderQuote ?? undefined);
  return (
    <AdminPage title="New order" back={{ to: '/admin/orders', label: 'Orders' }}>
      <FormProvider {...form}>
        <AdminForm
          scope="WRITE_ORDERS"
          control={control}
          label="New order"
          alwaysShowBar
          saveLabel={quote ? `Take order for ${formatPrice(quote.total)}` : 'Take order'}
        >
          <FormSection title="Tyres" text="At our prices, or an agreed price.">
            <OrderedTyres quoted={quote?.lines ?? []} />
          </FormSection>
          <FormSection title="Customer" text="The buyer, and where to deliver or to send the van.">
            <BuyerFields blanks={blanks} />
          </FormSection>
          <FormSection title="Delivery or fitting">
            <ReceivingFields quote={quote} lost={lost} />
          </FormSection>
          <FormSection title="Payment">
            <PaymentFields />
          </FormSection>
          <FormSection title="Total">
            <QuoteSums quote={quote} />
          </FormSection>
        </AdminForm>
      </FormProvider>
    </AdminPage>
  );
}
