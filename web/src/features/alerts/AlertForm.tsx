import { formatPrice } from '@treadline/schema/trade/values/money';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '../../apollo/failureText.ts';
import type { ProductAlertKind } from '../../apollo/schema.generated.ts';
import { keeps } from '../../lib/form/inputRule.ts';
import { requestProductAlertInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { Honeypot } from '../../ui/form/Honeypot.tsx';
import { useRequestProductAlertMutation } from './RequestProductAlert.generated.ts';

interface AlertFormProps {
  product: { id: number; name: string; price: number };
  kind: ProductAlertKind;
  /** The account's email address; empty for a guest. */
  ownEmail: string;
  onDone: () => void;
}

/** Asks for an email address and says what happens next. */
export function AlertForm({ product, kind, ownEmail, onDone }: AlertFormProps) {
  const [email, setEmail] = useState(ownEmail);
  const [website, setWebsite] = useState('');
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [thanks, setThanks] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The form mounts after its dialog has focused its own button.
  useEffect(() => {
    if (ownEmail === '') field.current?.focus();
  }, [ownEmail]);
  const [request, { loading }] = useRequestProductAlertMutation({ refetchQueries: ['MyProductAlerts'] });

  async function send() {
    const wrong = keeps(rules.email)(email);
    setFault(wrong === true ? undefined : wrong);
    setRefusal(undefined);
    if (wrong !== true) return;
    const answer = await request({
      variables: { input: { productId: product.id, kind, email, website } },
    }).catch((error: unknown) => setRefusal(failureText(error)));
    const said = answer?.data?.requestProductAlert;
    if (said?.__typename === 'ProductAlertRequested') setThanks(said.message);
    else if (said) setRefusal(said.message);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send();
  }

  if (thanks)
    return (
      <div className="grid justify-items-start gap-4">
        <div role="status">
          <Notice tone="good" title={thanks} />
        </div>
        <Button onClick={onDone}>Close</Button>
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>
        <span className="font-[650]">{product.name}</span>
        <br />
        {kind === 'BACK_IN_STOCK'
          ? 'We’ll send you one email when it’s in stock again.'
          : `We’ll send you one email if it costs less than today’s ${formatPrice(product.price)}.`}
      </p>
      <EmailField
        name="email"
        ref={field}
        value={email}
        error={fault}
        onChange={({ target }) => setEmail(target.value)}
        hint={
          ownEmail
            ? 'If this address isn’t confirmed yet, we’ll email you a link first.'
            : 'We’ll email you a link to confirm it first.'
        }
      />
      <Honeypot name="website" value={website} onChange={({ target }) => setWebsite(target.value)} />
      {refusal && <Notice tone="bad" title={refusal} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={loading}>
          Email me
        </Button>
        <p className="text-sm text-ink-2">
          We use your address for nothing else, and one click ends it.{' '}
          <Link to="/privacy" className="underline underline-offset-2">
            Privacy
          </Link>
        </p>
      </div>
    </form>
  );
}
