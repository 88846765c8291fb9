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
 * Asks visitors for consent to be counted, and counts them if they agree. The question doesn't load after an answer,
 * nor the code that counts without consent.
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
