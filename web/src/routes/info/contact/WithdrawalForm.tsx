import { orderNumberExample } from '@treadline/schema/trade/order/order-number';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { failureText } from '../../../apollo/failureText.ts';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { sendMessageInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { EmailField } from '../../../ui/form/EmailField.tsx';
import { Honeypot } from '../../../ui/form/Honeypot.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useSendMessageMutation } from './SendMessage.generated.ts';

interface Withdrawal {
  name: string;
  email: string;
  order: string;
  tyres: string;
  website: string;
}

const EMPTY: Withdrawal = { name: '', email: '', order: '', tyres: '', website: '' };
/** So that the subject, which includes the order number, stays within its limit. */
const LONGEST_ORDER = 60;
const LONGEST_TYRES = 1_000;

/** The text of the declaration. The shop finds the order by its number. */
const declared = ({ order, tyres }: Withdrawal): string =>
  `I withdraw from my contract for the order ${order.trim()}.\n` +
  (tyres.trim() === '' ? 'It is about everything in the order.' : `It is about: ${tyres.trim()}`);

interface WithdrawalFormProps {
  shopEmail: string;
  /** The prefix of the shop's order numbers. */
  prefix: string;
}

/** Declares a withdrawal. The law requires only a name, the contract, and an address for the receipt. */
export function WithdrawalForm({ shopEmail, prefix }: WithdrawalFormProps) {
  const form = useForm<Withdrawal>({ defaultValues: EMPTY });
  const { register, handleSubmit, formState, control } = form;
  const field = fieldsOf(form, rules);
  const { errors, isSubmitting } = formState;
  const tyres = useWatch({ control, name: 'tyres' });
  const [receipt, setReceipt] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sendMessage] = useSendMessageMutation();

  async function send(typed: Withdrawal) {
    setFailure(null);
    const { name, email, website } = typed;
    const input = {
      name,
      email,
      website,
      subject: `Withdrawal from order ${typed.order.trim()}`,
      message: declared(typed),
      topic: 'WITHDRAWAL' as const,
    };
    try {
      const answer = (await sendMessage({ variables: { input } })).data?.sendMessage;
      if (answer?.__typename === 'MessageSent') setReceipt(answer.message);
      else setFailure(answer?.message || 'Something went wrong. Please try again.');
    } catch (error) {
      setFailure(`${failureText(error)} You can also write to ${shopEmail}.`);
    }
  }

  if (receipt !== null)
    return (
      <div role="status">
        <Notice tone="good" title={receipt} />
      </div>
    );
  return (
    <PostForm aria-label="Withdrawal" onSubmit={handleSubmit(send)} className="grid max-w-2xl gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <EmailField hint="Your receipt goes here" {...field('email')} />
      </div>
      <TextField
        label="Order number"
        maxLength={LONGEST_ORDER}
        autoComplete="off"
        hint={`Such as ${orderNumberExample(prefix)}. It’s in each of our emails about the order.`}
        error={errors.order?.message}
        {...register('order', {
          validate: (order) => order.trim() !== '' || 'Please enter the number of your order',
        })}
      />
      <TextAreaField
        label="Which tyres"
        optional
        rows={3}
        length={tyres.length}
        maxLength={LONGEST_TYRES}
        hint="Leave it empty to withdraw from the whole order."
        {...register('tyres')}
      />
      <Honeypot {...register('website')} />
      {failure && <Notice tone="bad" title={failure} />}
      <Button type="submit" variant="primary" size="lg" busy={isSubmitting} className="justify-self-start">
        Confirm withdrawal
      </Button>
    </PostForm>
  );
}
