import { lazy, Suspense } from 'react';
import { useInBrowser } from '../lib/browser/BrowserOnly.tsx';
import { useConsent } from '../lib/visitor/analyticsConsent.ts';
import type { LayoutQuery } from './Layout.generated.ts';

const CountingQuestion = lazy(async () => ({
  default: (await import('../features/counting/CountingQuestion.tsx')).CountingQuestion,
}));
const VisitCounter = lazy(async () => ({
  default: (await import('../features/counting/VisitCounter.tsx')).VisitCounter,
}));

/**
 * Asks visitors whether they may be counted, and counts those who agree. Who has answered loads no question, and who
 * has not agreed none of the code that counts.
 */
export function Counting({ isAsked, question, provider }: LayoutQuery['visitorCounting']) {
  const consent = useConsent(provider);
  if (!useInBrowser() || !isAsked || consent === null) return null;
  return (
    <Suspense fallback={null}>
      {consent === undefined ? (
        <CountingQuestion question={question} provider={provider} />
      ) : (
        <VisitCounter key={consent} consent={consent} />
      )}
    </Suspense>
  );
}
