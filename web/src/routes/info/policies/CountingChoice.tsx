import { providerSentence } from '../../../features/counting/providerSentence.ts';
import { useAnswer } from '../../../features/counting/useAnswer.ts';
import { BrowserOnly } from '../../../lib/browser/BrowserOnly.tsx';
import { hasPrivacyControl, useConsent } from '../../../lib/visitor/analyticsConsent.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { useCountingChoiceSuspenseQuery, type CountingChoiceQuery } from './CountingChoice.generated.ts';

type Counting = CountingChoiceQuery['visitorCounting'];

/** Shows the visitor's answer to the consent question, and lets them change it. */
export function CountingChoice() {
  const { data } = useCountingChoiceSuspenseQuery();
  return (
    <section
      aria-labelledby="choice"
      className="grid max-w-[70ch] gap-3 rounded-lg border border-line bg-card p-5"
    >
      <h2 id="choice" className="scroll-mt-24 text-xl">
        Your choice
      </h2>
      {data.visitorCounting.isAsked ? (
        <BrowserOnly
          fallback={<p>Your browser needs JavaScript to choose. Without it, nothing is counted.</p>}
        >
          <Choice {...data.visitorCounting} />
        </BrowserOnly>
      ) : (
        <p>At the moment we count nobody’s visits, so there’s nothing to choose.</p>
      )}
    </section>
  );
}

function Choice({ question, provider }: Counting) {
  const consent = useConsent(provider);
  const answer = useAnswer(provider);
  if (hasPrivacyControl())
    return (
      <p>
        Your browser asks sites not to share your data (Global Privacy Control), so we don’t count your
        visits, and we don’t ask.
      </p>
    );
  return (
    <>
      <p>
        {question} {providerSentence(provider)}
      </p>
      <p role="status" className="font-[650]">
        {answerText(consent)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => answer(false)} aria-pressed={consent === null}>
          Decline
        </Button>
        <Button onClick={() => answer(true)} aria-pressed={typeof consent === 'string'}>
          Accept
        </Button>
      </div>
    </>
  );
}

function answerText(consent: string | null | undefined): string {
  if (consent === undefined) return 'You haven’t answered yet, so we don’t count your visits.';
  return consent === null
    ? 'You declined: we don’t count your visits.'
    : 'You accepted: we count your visits.';
}
