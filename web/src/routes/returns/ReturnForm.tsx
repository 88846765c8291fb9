import type { FragmentType } from '@apollo/client';
import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { PhotographField } from '../../features/photographs/PhotographField.tsx';
import { requestReturnInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { formatDate, formatTyres } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useReturnFormFragment, type ReturnFormFragment } from './AskReturnRoute.generated.ts';
import { MethodField } from './MethodField.tsx';
import { MisfitFields } from './MisfitFields.tsx';
import { QuotedRefund } from './QuotedRefund.tsx';
import { ReasonField } from './ReasonField.tsx';
import { ReturnedTyres } from './ReturnedTyres.tsx';
import { postageText } from './returnText.ts';
import { countOf, methodOf, rightOf, type ReturnOptionsFacts } from './returnWish.ts';
import { useReturnForm } from './useReturnForm.ts';

interface ReturnFormProps {
  order: FragmentType<ReturnFormFragment>;
  /** Shown if nothing can be returned. */
  otherwise: ReactNode;
}

/** Asks which tyres to return, why and how. */
export function ReturnForm({ order, otherwise }: ReturnFormProps) {
  const facts = useReturnFormFragment(order);
  return facts.returnOptions ? <Form order={facts} options={facts.returnOptions} /> : otherwise;
}

function Form({ order, options }: { order: ReturnFormFragment; options: ReturnOptionsFacts }) {
  const { wish, faults, photographs, failure, loading, submit, change } = useReturnForm(order.id, options);
  const form = useRef<HTMLFormElement>(null);
  const count = countOf(wish);
  const right = wish.reason && rightOf(wish.reason);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    await submit();
    form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
  }

  return (
    <PostForm ref={form} onSubmit={send} className="grid max-w-2xl gap-8">
      <h1 className="text-2xl">Return tyres</h1>
      <ReturnedTyres
        order={order}
        options={options}
        units={wish.units}
        error={faults.units}
        onChange={(units) => change({ units })}
      />
      <div className="grid gap-3">
        <ReasonField
          options={options}
          reason={wish.reason}
          error={faults.reason}
          onChange={(reason) => change({ reason })}
        />
        {options.rejectionEnded && <RejectionEnded day={options.rejectionEnded} />}
      </div>
      {right?.countsFrom === 'FITTING' && (
        <TextField
          type="date"
          label="When were they fitted?"
          className="max-w-60"
          value={wish.fittedOn}
          error={faults.fittedOn}
          onChange={({ target }) => change({ fittedOn: target.value })}
        />
      )}
      {wish.reason === 'MISFIT' && (
        <MisfitFields
          size={wish.sidewallSize}
          error={faults.sidewallSize}
          onChange={(sidewallSize) => change({ sidewallSize })}
        />
      )}
      {right && right.photographs !== 'NONE' && (
        <PhotographField
          label="Photographs"
          hint="Show what’s wrong, the size and the DOT code on the sidewall."
          photographs={photographs}
          optional={right.photographs === 'WELCOME'}
          {...(faults.photographs && photographs.ids.length === 0 && { error: faults.photographs })}
        />
      )}
      {wish.reason && (
        <MethodField
          order={order}
          options={options}
          wish={wish}
          error={faults.method}
          onChange={(method) => change({ method })}
        />
      )}
      <QuotedRefund orderId={order.id} options={options} wish={wish} />
      <TextAreaField
        label={right?.photographs === 'REQUIRED' ? 'What’s wrong with them?' : 'Anything we should know?'}
        optional
        rows={4}
        value={wish.comment}
        length={wish.comment.length}
        maxLength={rules.comment.maxLength}
        error={faults.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
      {failure && <Notice tone="bad" title={failure} />}
      <div className="grid justify-items-start gap-2">
        <Button type="submit" variant="primary" busy={loading}>
          {wish.reason === 'CANCELLATION' ? 'Cancel and send back' : 'Ask to return'}
          {count > 0 && ` ${formatTyres(count)}`}
        </Button>
        <p className="text-sm text-ink-2">
          {afterText(wish.reason, methodOf(wish, options) === 'COLLECTION')}
        </p>
      </div>
    </PostForm>
  );
}

function afterText(reason: string | null, isCollected: boolean): string {
  const isCancellation = reason === 'CANCELLATION';
  if (!isCancellation) return 'We’ll check it and email you what to do next.';
  return isCollected
    ? 'We’ll contact you about the collection.'
    : `You’ll get a label with the return number on the next page. ${postageText('OWN_CARRIER')}`;
}

function RejectionEnded({ day }: { day: string }) {
  return (
    <p className="text-sm text-ink-2">
      The time to reject tyres with a fault ended on {formatDate(day)}. You may still have them repaired or
      replaced:{' '}
      <Link to="/contact" className="underline underline-offset-4">
        contact us
      </Link>
      .
    </p>
  );
}
