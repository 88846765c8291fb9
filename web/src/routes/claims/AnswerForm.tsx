import { lengthOf } from '@treadline/schema/input/rule';
import { useState, type SyntheticEvent } from 'react';
import { unsentText } from '../../apollo/failureText.ts';
import { PhotographField } from '../../features/photographs/PhotographField.tsx';
import { STILL_SENDING, usePhotographs } from '../../features/photographs/usePhotographs.ts';
import { answerClaimInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { useAnswerClaimMutation } from './ClaimRoute.generated.ts';

/** The buyer's answer to the shop's question. */
export function AnswerForm({ claimId, question }: { claimId: string; question: string }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const photographs = usePhotographs();
  const [answerClaim, { loading }] = useAnswerClaimMutation();

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setFault(undefined);
    if (photographs.isSending) return setFault(STILL_SENDING);
    try {
      const input = { id: claimId, text, photographs: [...photographs.ids] };
      const answer = (await answerClaim({ variables: { input } })).data?.answerClaim;
      if (answer?.__typename === 'Claim') return undefined;
      const said = answer?.__typename === 'InvalidInput' ? answer.fields[0]?.message : answer?.message;
      return setFault(said ?? unsentText());
    } catch (error) {
      return setFault(unsentText(error));
    }
  }

  return (
    <PostForm
      aria-label="Answer"
      onSubmit={send}
      className="grid gap-4 rounded-lg border border-line bg-card p-4"
    >
      <div className="grid gap-1">
        <p className="text-sm font-[650]">Our question</p>
        <p className="wrap-anywhere whitespace-pre-line">{question}</p>
      </div>
      <TextAreaField
        label="Your answer"
        rows={4}
        value={text}
        length={lengthOf(text.trim())}
        maxLength={rules.text.maxLength}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
      <PhotographField label="Photographs" optional photographs={photographs} />
      <Button type="submit" variant="primary" busy={loading} className="justify-self-start">
        Send my answer
      </Button>
    </PostForm>
  );
}
