import { lengthOf } from '@treadline/schema/input/rule';
import { claimKinds } from '@treadline/schema/trade/order/claim-kind';
import { formatDecimal, formatPrice, parsePrice } from '@treadline/schema/trade/values/money';
import { useState, type SyntheticEvent } from 'react';
import { failed, failureText } from '../../apollo/failureText.ts';
import type { ClaimDecision } from '../../apollo/schema.generated.ts';
import { decideClaimInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { PriceField } from '../form/PriceField.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { recounting } from '../frame/waiting/useWaiting.ts';
import { useDecideClaimMutation, type ClaimDetailFragment } from './Claims.generated.ts';

interface Words {
  choice: string;
  /** The label of the text that goes to the buyer. */
  text: string;
  isOptional: boolean;
  button: string;
  done: string;
}

const WORDS: Readonly<Record<ClaimDecision, Words>> = {
  PAY_BACK: {
    choice: 'Pay back',
    text: 'Message with the refund',
    isOptional: true,
    button: 'Pay back',
    done: 'Approved: the money is on its way.',
  },
  REPLACE: {
    choice: 'Replace',
    text: 'What happens next',
    isOptional: true,
    button: 'Approve and replace',
    done: 'Approved. Send the tyres as a new order at £0.',
  },
  PASS_ON: {
    choice: 'Pass to the maker',
    text: 'What happens next',
    isOptional: true,
    button: 'Pass to the maker',
    done: 'Passed on. The customer is told.',
  },
  ASK: {
    choice: 'Ask the customer',
    text: 'Your question',
    isOptional: false,
    button: 'Send the question',
    done: 'Asked. The claim comes back with the answer.',
  },
  REFUSE: { choice: 'Refuse', text: 'The reason', isOptional: false, button: 'Refuse', done: 'Refused.' },
};

const STALE = 'This claim has changed in the meantime, and is shown as it stands now. Please decide again.';
/** What the most that can be paid back for a claim is, in words. */
function mostMeans({ kind, quantity, unitsKept }: ClaimDetailFragment): string {
  const means = kind === 'PRICE_MATCH' ? 'the difference' : 'what they cost';
  return unitsKept === null || unitsKept === quantity ? means : `${means}, for those not refunded`;
}

interface DecisionFormProps {
  claim: ClaimDetailFragment;
  /** Reads the claim again. */
  onReload: () => Promise<unknown>;
}

/** What the shop decides about a claim. The customer reads the text in the mail. */
export function DecisionForm({ claim, onReload }: DecisionFormProps) {
  const { id, revision, state, kind, mostToPay, decisions } = claim;
  const most = mostToPay ?? 0;
  const [decision, setDecision] = useState<ClaimDecision>(decisions?.[0] ?? 'ASK');
  const [amount, setAmount] = useState(formatDecimal(claim.amount ?? most));
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [decideClaim, { loading }] = useDecideClaimMutation(recounting());
  const words = WORDS[decision];
  const pence = parsePrice(amount);

  async function decide(event: SyntheticEvent) {
    event.preventDefault();
    setFaults({});
    setRefusal(null);
    if (decision === 'PAY_BACK' && pence === null)
      return setFaults({ amount: 'Enter an amount in pounds, such as 24.50' });
    const input = { id, revision, decision, text, amount: decision === 'PAY_BACK' ? pence : null };
    const { data, error } = await decideClaim({ variables: { input } }).catch(failed);
    const answer = data?.decideClaim;
    switch (answer?.__typename) {
      case 'Claim':
        return toast(words.done);
      case 'InvalidInput':
        return setFaults(Object.fromEntries(answer.fields.map(({ path, message }) => [path, message])));
      case 'StaleWrite':
        toast(STALE, { seconds: 8 });
        return void onReload();
      case undefined:
        return setRefusal(failureText(error));
      case 'ClaimNotFound':
      case 'ClaimRefused':
        setRefusal(answer?.message ?? failureText(error));
        return void onReload();
    }
  }

  return (
    <Panel title="Decision">
      <PostForm aria-label="Decision" onSubmit={decide} className="grid gap-4">
        {state === 'PAYING' ? (
          <p>
            {formatPrice(claim.amount ?? 0)} was approved, and its refund hasn’t been made. Trying again never
            pays twice.
          </p>
        ) : (
          <ChoiceField legend="What do you decide?">
            <div className="flex flex-wrap gap-2">
              {(decisions ?? []).map((one) => (
                <Choice
                  key={one}
                  name="decision"
                  label={WORDS[one].choice}
                  checked={decision === one}
                  onChange={() => setDecision(one)}
                />
              ))}
            </div>
          </ChoiceField>
        )}
        {decision === 'PAY_BACK' && state !== 'PAYING' && (
          <PriceField
            label="Amount in pounds"
            hint={`Up to ${formatPrice(most)}, ${mostMeans(claim)}.`}
            className="max-w-60"
            value={amount}
            maxLength={12}
            error={faults['amount']}
            onChange={({ target }) => setAmount(target.value)}
          />
        )}
        {decision === 'REPLACE' && (
          <p className="text-sm text-ink-2">
            Nothing is sent by itself: place a new order for the tyres after approving this{' '}
            {claimKinds[kind].label.toLowerCase()} claim.
          </p>
        )}
        {state !== 'PAYING' && (
          <TextAreaField
            label={words.text}
            optional={words.isOptional}
            hint={
              decision === 'PAY_BACK'
                ? 'In a sentence. The customer reads it in the email and on the tracking page.'
                : 'The customer reads it in the email and on the claim’s page.'
            }
            rows={4}
            value={text}
            length={lengthOf(text.trim())}
            maxLength={rules.text.maxLength}
            error={faults['text']}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        {refusal && <Notice tone="bad" title={refusal} />}
        <Button type="submit" variant="primary" busy={loading} className="justify-self-start">
          {decision === 'PAY_BACK' && pence ? `${words.button} ${formatPrice(pence)}` : words.button}
        </Button>
      </PostForm>
    </Panel>
  );
}
