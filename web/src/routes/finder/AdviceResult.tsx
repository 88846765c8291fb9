import { formatPrice, toPence } from '@treadline/schema/trade/values/money';
import { Check, SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import type { AdviceRole, TyreAdviceInput } from '../../apollo/schema.generated.ts';
import { UnknownPlate } from '../../features/garage/picker/UnknownPlate.tsx';
import { deliveryDays } from '../../lib/text/deliveryDays.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { BuyableProductCard } from '../parts/tyre/BuyableProductCard.tsx';
import { adviceReasons } from './adviceReasons.ts';
import { useTyreAdviceSuspenseQuery, type TyreAdviceQuery } from './AdviceResult.generated.ts';
import { fitText, pathForSize, wholeListingPath, type FinderAnswers } from './finderAnswers.ts';
import { HowWeChose } from './HowWeChose.tsx';

type Advice = TyreAdviceQuery['tyreAdvice'];

const ROLES: Record<AdviceRole, string> = {
  BEST_MATCH: 'Best match',
  BEST_VALUE: 'Best value',
  PREMIUM_CHOICE: 'Premium choice',
  NEXT_BEST: 'Also a good match',
};

/** The tyres for the answers, each with its reasons, and how they were chosen. */
export function AdviceResult({ input, answers }: { input: TyreAdviceInput; answers: FinderAnswers }) {
  const { tyreAdvice: advice, shopSettings } = useTyreAdviceSuspenseQuery({ variables: { input } }).data;
  const result = useFocusOnAnswer();
  return (
    <div ref={result} tabIndex={-1} className="scroll-mt-32 outline-none">
      {advice.picks.length > 0 ? (
        <Picks advice={advice} input={input} answers={answers} days={shopSettings.estimatedDelivery} />
      ) : (
        <NothingFits notice={advice.notice} registration={answers.registration} />
      )}
    </div>
  );
}

/** Focuses the result after the questions were submitted. A page opened or gone back to keeps its focus. */
function useFocusOnAnswer() {
  const result = useRef<HTMLDivElement>(null);
  const isAnswer = useNavigationType() === 'PUSH';
  const { key } = useLocation();
  useEffect(() => {
    if (isAnswer) result.current?.focus();
  }, [isAnswer, key]);
  return result;
}

interface PicksProps {
  advice: Advice;
  input: TyreAdviceInput;
  answers: FinderAnswers;
  days: TyreAdviceQuery['shopSettings']['estimatedDelivery'];
}

function Picks({ advice, input, answers, days }: PicksProps) {
  const delivery = `In stock, delivered ${deliveryDays(days)}`;
  return (
    <section aria-labelledby="advice" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="advice" className="text-xl">
        Our choice for {fitText(answers)}
      </h2>
      <GivenUp wishes={advice.givenUp} budget={answers.budget} />
      <FewMatch count={advice.candidateCount} />
      <ol className="grid gap-6 md:grid-cols-3 md:gap-4">
        {advice.picks.map((pick) => (
          <Pick key={pick.product.id} pick={pick} advice={advice} input={input} delivery={delivery} />
        ))}
      </ol>
      {advice.candidateCount > 1 && <HowWeChose input={input} candidateCount={advice.candidateCount} />}
      <LinkButton to={wholeListingPath(answers)} className="justify-self-start">
        See every tyre that matches
      </LinkButton>
    </section>
  );
}

interface PickProps {
  pick: Advice['picks'][number];
  advice: Advice;
  input: TyreAdviceInput;
  delivery: string;
}

function Pick({ pick: { role, product }, advice, input, delivery }: PickProps) {
  const bestMatchPrice = advice.picks[0]?.product.price ?? product.price;
  const reasons = [...adviceReasons(product, advice, bestMatchPrice, input.priority), delivery];
  return (
    <li className="grid content-start gap-3">
      <p className="justify-self-start rounded-full bg-ink px-3 py-1 text-sm font-[700] text-paper">
        {ROLES[role]}
      </p>
      <div className="grid">
        <BuyableProductCard product={product} priority />
      </div>
      <ul aria-label={`Why: ${ROLES[role]}`} className="grid gap-1.5 text-sm">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-good" />
            {reason}
          </li>
        ))}
      </ul>
    </li>
  );
}

function GivenUp({ wishes, budget }: { wishes: Advice['givenUp']; budget: number | null }) {
  if (wishes.length === 0) return null;
  const beyond = [
    wishes.includes('BUDGET') && budget && `tyres over ${formatPrice(toPence(budget))}`,
    wishes.includes('WEATHER') && 'tyres for other weather',
  ].filter(Boolean);
  return (
    <Notice tone="warn" title="Nothing in stock matched all your answers">
      <p>So we also looked at {beyond.join(' and ')}.</p>
    </Notice>
  );
}

/** The best match and two others make a choice. Fewer means the answers left no more. */
const A_CHOICE = 3;

function FewMatch({ count }: { count: number }) {
  if (count >= A_CHOICE) return null;
  const title = count === 1 ? 'Only one tyre in stock matches' : 'Only two tyres in stock match';
  return (
    <Notice tone="info" title={title}>
      <p>Change your budget or another answer to see more.</p>
    </Notice>
  );
}

/** Nothing in stock fits. If the plate's vehicle is unknown, offers to find tyres by car instead. */
function NothingFits({ notice, registration }: { notice: string | null; registration: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  if (notice && registration)
    return (
      <div className="grid gap-5">
        <UnknownPlate
          notice={notice}
          registration={registration}
          onPick={({ tyreSizes }) => void navigate(pathForSize(params, tyreSizes[0]?.size ?? ''))}
        />
      </div>
    );
  return (
    <EmptyState
      icon={<SearchX className="size-8" />}
      title="We couldn’t find a match"
      action={<LinkButton to="/contact">Ask us</LinkButton>}
    >
      {notice ?? 'We don’t have this size in stock at the moment. Check the size, or ask us.'}
    </EmptyState>
  );
}
