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
  /** The label of the message to the buyer. */
  text: string;
  isOptional: boolean;
  button: string;
  done: string;
}

const WORDS: Readonly<Record<ClaimDecision, Words>> = {
  PAY_BACK: {
    choice: 'Refund',
    text: 'Message with the refund',
    isOptional: true,
    button: 'Refund',
    done: 'Approved. The refund is on its way.',
  },
  REPLACE: {
    choice: 'Replace',
    text: 'What happens next',
    isOptional: true,
    button: 'Approve and replace',
    done: 'Approved. Send the tyres as a new order at £0.',
  },
  PASS_ON: {
    choice: 'Pass to the manufacturer',
    text: 'What happens next',
    isOptional: true,
    button: 'Pass to the manufacturer',
    done: 'Passed to the manufacturer. The customer has been told.',
  },
  ASK: {
    choice: 'Ask the customer',
    text: 'Your question',
    isOptional: false,
    button: 'Send question',
    done: 'Question sent. The claim returns here with the answer.',
  },
  REFUSE: { choice: 'Refuse', text: 'Reason', isOptional: false, button: 'Refuse', done: 'Refused.' },
};

const STALE = 'This claim changed in the meantime. Check the latest version and decide again.';
/** Explains the maximum refund of a claim. */
function mostMeans({ kind, quantity, unitsKept }: ClaimDetailFragment): string {
  const means = kind === 'PRICE_MATCH' ? 'the difference' : 'what they cost';
  return unitsKept === null || unitsKept === quantity ? means : `${means}, except for refunded tyres`;
}

interface DecisionFormProps {
  claim: ClaimDetailFragment;
  /** Refetches the claim. */
  onReload: () => Promise<unknown>;
}

/** Decides a claim. The message is emailed to the customer. */
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
            {formatPrice(claim.amount ?? 0)} was approved, but the refund hasn’t been made. It’s safe to try
            again.
          </p>
        ) : (
          <ChoiceField legend="Your decision">
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
            Tyres aren’t sent automatically. Place a new order for them after approving this{' '}
            {claimKinds[kind].label.toLowerCase()} claim.
          </p>
        )}
        {state !== 'PAYING' && (
          <TextAreaField
            label={words.text}
            optional={words.isOptional}
            hint={
              decision === 'PAY_BACK'
                ? 'Shown to the customer in the email and on the tracking page.'
                : 'Shown to the customer in the email and on the claim’s page.'
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
