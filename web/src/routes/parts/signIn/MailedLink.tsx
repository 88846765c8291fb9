import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '../../../apollo/failureText.ts';
import { BrowserOnly } from '../../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../../lib/head/pageResponse.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { SignInPage } from './SignInPage.tsx';

interface MailedLinkProps {
  title: string;
  /** The button's effect. */
  question: string;
  button: string;
  done: { title: string; text: string };
  /** Redeems the link. Resolves to whether it's valid; rejects if the server doesn't answer. */
  follow: (token: string) => Promise<boolean>;
}

type Stage = 'asking' | 'busy' | 'done' | 'invalid' | { failure: string };

/**
 * The page for a link in an email that starts or ends something. It asks before acting, because email scanners open
 * links too.
 */
export function MailedLink(props: MailedLinkProps) {
  usePageResponse({ cache: 'private' });
  return (
    <>
      <PageHead title={props.title} robots="noindex,nofollow" />
      <BrowserOnly
        fallback={
          <SignInPage title={props.title} intro={props.question}>
            {null}
          </SignInPage>
        }
      >
        <Question {...props} />
      </BrowserOnly>
    </>
  );
}

function Question({ title, question, button, done, follow }: MailedLinkProps) {
  const token = useSearchParams()[0].get('token') ?? '';
  const [stage, setStage] = useState<Stage>(token === '' ? 'invalid' : 'asking');

  async function press() {
    setStage('busy');
    try {
      setStage((await follow(token)) ? 'done' : 'invalid');
    } catch (error) {
      setStage({ failure: failureText(error) });
    }
  }

  if (stage === 'done') return <Told role="status" title={done.title} text={done.text} />;
  if (stage === 'invalid')
    return (
      <Told
        role="alert"
        title="This link does not work"
        text="It’s incomplete or out of date, or a newer email has replaced it."
      />
    );
  return (
    <SignInPage title={title} intro={question}>
      {typeof stage === 'object' && <Notice tone="bad">{stage.failure} Your link still works.</Notice>}
      <Button variant="primary" size="lg" wide busy={stage === 'busy'} onClick={() => void press()}>
        {button}
      </Button>
    </SignInPage>
  );
}

function Told({ role, title, text }: { role: 'status' | 'alert'; title: string; text: string }) {
  return (
    <div role={role}>
      <SignInPage title={title} intro={text}>
        <LinkButton to="/shop" variant="outlined" size="lg" wide>
          Go to the shop
        </LinkButton>
      </SignInPage>
    </div>
  );
}
