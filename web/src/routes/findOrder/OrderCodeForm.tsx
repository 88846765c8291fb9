import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from '../../apollo/failureText.ts';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { openGuestOrderInputRules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { SignInPage } from '../parts/signIn/SignInPage.tsx';

/** The order for which a code was emailed. */
export interface WantedOrder {
  number: string;
  email: string;
}

interface OrderCodeFormProps {
  wanted: WantedOrder;
  /** Submits a code. Resolves to whether it opens the order; rejects with an error for `failureText`. */
  onCode: (code: string) => Promise<boolean>;
  /** Goes back to the number and address. */
  onOther: () => void;
}

const REFUSED_TEXT =
  'That code isn’t right. Check it, or ask for a new one. Each code lasts ten minutes and allows five ' +
  'tries.';

/** Asks for the emailed code, without revealing whether the order exists. */
export function OrderCodeForm({ wanted: { number, email }, onCode, onOther }: OrderCodeFormProps) {
  const form = useForm<{ code: string }>();
  const { handleSubmit, setFocus, formState } = form;
  const field = fieldsOf(form, openGuestOrderInputRules);
  const [failure, setFailure] = useState<string>();
  const { isSubmitting } = formState;
  // This form has just replaced the submitted one.
  useEffect(() => setFocus('code'), [setFocus]);

  async function submit({ code }: { code: string }) {
    setFailure(undefined);
    try {
      if (await onCode(code)) return;
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
          If order {number} was placed with {email}, we’ve emailed you a six-digit code.
        </p>
      }
    >
      <PostForm onSubmit={handleSubmit(submit)} className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" {...field('code')} />
        <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
          Show my order
        </Button>
        <Button variant="plain" onClick={onOther}>
          Ask for a new code
        </Button>
      </PostForm>
    </SignInPage>
  );
}
