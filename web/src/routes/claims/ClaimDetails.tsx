import type { FragmentType } from '@apollo/client';
import { claimKinds } from '@treadline/schema/trade/order/claim-kind';
import { claimStates } from '@treadline/schema/trade/order/claim-state';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Fact, FactList } from '../../features/orders/FactList.tsx';
import { PhotographStrip } from '../../features/photographs/PhotographStrip.tsx';
import { formatCount, formatDateTime } from '../../lib/text/format.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { useFocusOnChange } from '../../ui/base/useFocusOnChange.ts';
import { Panel } from '../orderParts/Panel.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { ClaimBadge } from './ClaimBadge.tsx';
import { useClaimDetailsFragment, type ClaimDetailsFragment } from './ClaimRoute.generated.ts';
import { WithdrawClaim } from './WithdrawClaim.tsx';

interface ClaimDetailsProps {
  claim: FragmentType<ClaimDetailsFragment>;
  /** Whether it was made just now. */
  isNew: boolean;
}

/** A claim with its state, its history, and the buyer's actions. */
export function ClaimDetails({ claim: parts, isNew }: ClaimDetailsProps) {
  const claim = useClaimDetailsFragment(parts);
  const { id, kind, state, photographs } = claim;
  const { turn, description } = claimStates[state];
  const header = useFocusOnChange<HTMLElement>(state);
  return (
    <div className="grid max-w-3xl gap-6">
      <header ref={header} tabIndex={-1} className="grid justify-items-start gap-2 outline-none">
        <h1 className="text-2xl">{claimKinds[kind].label} claim</h1>
        <ClaimBadge state={state} />
      </header>
      {isNew && state === 'WAITING' ? (
        <Notice tone="good" title="We’ve got your claim">
          <p>We’ve emailed you a copy. We’ll look into it and email you what we decide.</p>
        </Notice>
      ) : (
        <p>{description}</p>
      )}
      {state === 'QUESTION' && <AnswerForm claimId={id} question={lastTextOf(claim)} />}
      <Facts claim={claim} />
      <PhotographStrip label="Your photographs" photographs={photographs} />
      <Steps claim={claim} />
      {turn !== null && state !== 'PAYING' && <WithdrawClaim id={id} />}
    </div>
  );
}

const lastTextOf = ({ steps }: ClaimDetailsFragment): string => steps.at(-1)?.text ?? '';

function Facts({ claim }: { claim: ClaimDetailsFragment }) {
  const { quantity, line, paid, offerPrice, offerUrl, mileage, treadMm, amount } = claim;
  return (
    <FactList>
      <Fact name="Tyres">
        {quantity} × {line.productName}
      </Fact>
      {offerPrice !== null && <Fact name="You paid, delivered">{formatPrice(paid)}</Fact>}
      {offerPrice !== null && <Fact name="The offer">{formatPrice(offerPrice)}</Fact>}
      {offerUrl && <Fact name="Web address">{offerUrl}</Fact>}
      {mileage !== null && <Fact name="Miles driven">{formatCount(mileage)}</Fact>}
      {treadMm !== null && <Fact name="Tread left">{treadMm} mm</Fact>}
      {amount !== null && <Fact name="Paid back">{formatPrice(amount)}</Fact>}
    </FactList>
  );
}

/** The claim's history, oldest first. */
function Steps({ claim: { steps } }: { claim: ClaimDetailsFragment }) {
  const told = steps.filter(({ text, state }, index) => text !== null || index === 0 || state !== 'WAITING');
  return (
    <Panel title="What happened">
      <ol className="grid gap-3">
        {told.map(({ id, author, state, text, at }, index) => (
          <li key={id} className="grid gap-1 rounded-lg border border-line bg-card p-4">
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-[650]">{nameOf(author, state, index)}</span>
              <time dateTime={at} className="text-ink-2">
                {formatDateTime(at)}
              </time>
            </p>
            {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type Step = ClaimDetailsFragment['steps'][number];

function nameOf(author: Step['author'], state: Step['state'], index: number): string {
  if (index === 0) return 'You made the claim';
  if (author === 'BUYER') return state === 'WITHDRAWN' ? 'You withdrew it' : 'Your answer';
  return state === 'QUESTION' ? 'Our question' : claimStates[state].label;
}
