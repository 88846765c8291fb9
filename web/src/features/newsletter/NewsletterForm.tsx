import { NEWSLETTER_CONSENT } from '@treadline/schema/trade/people/newsletter-consent';
import { useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { failed, failureText } from '../../apollo/failureText.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { useFocusOnChange } from '../../ui/base/useFocusOnChange.ts';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { Honeypot } from '../../ui/form/Honeypot.tsx';
import { useSubscribeNewsletterMutation } from './SubscribeNewsletter.generated.ts';

/**
 * Subscribes to the newsletter, which starts once the reader follows the emailed link. The API validates the address.
 */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const [fault, setFault] = useState<string>();
  const [thanks, setThanks] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const thanked = useFocusOnChange<HTMLDivElement>(thanks);
  const [subscribe, { loading, error }] = useSubscribeNewsletterMutation();

  async function send() {
    setFault(undefined);
    const answer = await subscribe({ variables: { email, website } }).catch(failed);
    const said = answer.data?.subscribeNewsletter;
    if (said?.__typename === 'NewsletterRequested') setThanks(said.message);
    else if (said) {
      setFault(said.message);
      field.current?.focus();
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send();
  }

  return (
    <form aria-label="Newsletter" noValidate onSubmit={submit} className="grid gap-3 noscript:hidden">
      <div ref={thanked} role="status" tabIndex={-1} className="outline-none empty:hidden">
        {thanks && <Notice tone="good" title={thanks} />}
      </div>
      {!thanks && (
        <>
          <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
            <EmailField
              name="email"
              ref={field}
              value={email}
              error={fault}
              onChange={({ target }) => setEmail(target.value)}
            />
            <Button type="submit" busy={loading} className="sm:mt-6.75">
              Subscribe
            </Button>
          </div>
          <Honeypot name="website" value={website} onChange={({ target }) => setWebsite(target.value)} />
          {error && <Notice tone="bad" title={failureText(error)} />}
          <p className="text-xs text-ink-2">
            {NEWSLETTER_CONSENT}. We’ll email you a link to confirm it first.{' '}
            <Link to="/privacy" className="underline underline-offset-2">
              Privacy
            </Link>
          </p>
        </>
      )}
    </form>
  );
}
