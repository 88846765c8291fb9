import { orderNumberExample, orderNumberTyped } from '@treadline/schema/trade/order/order-number';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { failureText } from '../../apollo/failureText.ts';
import { EXPIRED_LINK } from '../../features/orders/orderPaths.ts';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { requestOrderCodeInputRules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { SignInPage } from '../parts/signIn/SignInPage.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { useRequestOrderCodeMutation } from './FindOrder.generated.ts';
import type { WantedOrder } from './OrderCodeForm.tsx';

interface WantedOrderFormProps {
  /** The prefix of the shop's order numbers. */
  prefix: string;
  onMailed: (wanted: WantedOrder) => void;
}

/** Asks for order number and address, and requests a code by email. */
export function WantedOrderForm({ prefix, onMailed }: WantedOrderFormProps) {
  const [params] = useSearchParams();
  const form = useForm<WantedOrder>({
    defaultValues: { number: params.get('number') ?? '', email: '' },
  });
  const { handleSubmit, formState } = form;
  const field = fieldsOf(form, requestOrderCodeInputRules);
  const [requestCode] = useRequestOrderCodeMutation();
  const [failure, setFailure] = useState<string>();
  const { isSubmitting } = formState;
  const hasExpired = useLocation().state === EXPIRED_LINK && !failure;

  async function submit(values: WantedOrder) {
    const input = { number: orderNumberTyped(values.number) ?? values.number, email: values.email.trim() };
    setFailure(undefined);
    try {
      await requestCode({ variables: { input } });
      onMailed(input);
    } catch (error) {
      setFailure(failureText(error));
    }
  }

  return (
    <SignInPage
      title="Find your order"
      intro="Ordered without an account? We’ll email you a code to see your order."
    >
      <PostForm onSubmit={handleSubmit(submit)} className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {hasExpired && (
          <Notice tone="warn">The link in your email has expired. Ask for a code to see your order.</Notice>
        )}
        <TextField
          label="Order number"
          placeholder={orderNumberExample(prefix)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="You’ll find it in our emails about your order"
          {...field('number')}
        />
        <EmailField hint="The address you ordered with" {...field('email')} />
        <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
          Email me a code
        </Button>
        <p className="text-sm">
          Have an account? <TextLink to="/orders">See your orders</TextLink>
        </p>
      </PostForm>
    </SignInPage>
  );
}
