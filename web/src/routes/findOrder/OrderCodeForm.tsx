import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { SignInPage } from '../parts/SignInPage.tsx';
import { failureText } from './failureText.ts';
import { codeRule, tidyCode } from './findOrderRules.ts';

/** Which order a code was mailed for. */
export interface WantedOrder {
  number: string;
  email: string;
}

interface OrderCodeFormProps {
  wanted: WantedOrder;
  /** Tries a code: whether it opens the order. Throws when nobody could say. */
  onCode: (code: string) => Promise<boolean>;
  /** Back to the number and the address. */
  onOther: () => void;
}

const REFUSED_TEXT =
  'This code does not open the order. Check it, or ask for a new one: a code lasts ten minutes and five tries.';

/** Takes the code that was mailed. Whether there is such an order at all is not told. */
export function OrderCodeForm({ wanted: { number, email }, onCode, onOther }: OrderCodeFormProps) {
  const { register, handleSubmit, setFocus, formState } = useForm<{ code: string }>();
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting } = formState;
  // The form has just taken the place of the one that was sent.
  useEffect(() => setFocus('code'), [setFocus]);

  async function submit({ code }: { code: string }) {
    setFailure(undefined);
    try {
      if (await onCode(tidyCode(code))) return;
      setFailure(REFUSED_TEXT);
      setFocus('code', { shouldSelect: true });
    } catch (error) {
      setFailure(failureText(error));
    }
  }

  return (
    <SignInPage
      title="Enter your code"
      intro={
        <p role="status" className="break-words">
          If order {number} was placed with {email}, a code of six digits is on its way there.
        </p>
      }
    >
      <form noValidate method="post" onSubmit={handleSubmit(submit)} className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          aria-required
          error={errors.code?.message}
          {...register('code', { validate: codeRule })}
        />
        <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
          Show my order
        </Button>
        <Button variant="plain" onClick={onOther}>
          Ask for a new code
        </Button>
      </form>
    </SignInPage>
  );
}
