import type { FragmentType } from '@apollo/client';
import { CLAIM_KINDS, claimKinds } from '@treadline/schema/trade/order/claim-kind';
import { Link, useSearchParams } from 'react-router-dom';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { PhotographField } from '../../features/photographs/PhotographField.tsx';
import { formatDate } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { choicesFor, closedKinds, firstValues, usualQuantity, type ClaimValues } from './claimValues.ts';
import { useClaimFormFragment, type ClaimFormFragment } from './CreateClaimRoute.generated.ts';
import { DamageFields } from './DamageFields.tsx';
import { OfferFields } from './OfferFields.tsx';
import { useClaimForm } from './useClaimForm.ts';

/** The form for a claim, or why no claim is possible. */
export function ClaimForm({ order }: { order: FragmentType<ClaimFormFragment> }) {
  const facts = useClaimFormFragment(order);
  const [query] = useSearchParams();
  const first = firstValues(facts, query.get('kind'));
  return first ? <Form order={facts} first={first} /> : <Closed order={facts} />;
}

function Form({ order, first }: { order: ClaimFormFragment; first: ClaimValues }) {
  const { form, photographs, photographFault, refusal, onSubmit } = useClaimForm(order.id, first);
  const { register, watch, setValue, formState } = form;
  const { errors, isSubmitting } = formState;
  const values = watch();
  const facts = claimKinds[values.kind];
  const lines = choicesFor(order, values.kind);
  const choice = lines.find(({ lineId }) => lineId === values.lineId) ?? lines[0];
  const kinds = CLAIM_KINDS.filter((kind) => choicesFor(order, kind).length > 0);
  const nameOf = (lineId: string) => order.lines.find(({ id }) => id === lineId)?.productName ?? '';

  function choose(kind: ClaimValues['kind'], lineId: string) {
    const of = choicesFor(order, kind);
    const next = of.find((one) => one.lineId === lineId) ?? of[0];
    if (!next) return;
    setValue('kind', kind);
    setValue('lineId', next.lineId);
    setValue('quantity', usualQuantity(next));
  }

  return (
    <PostForm aria-label="Claim" onSubmit={onSubmit} className="grid max-w-2xl gap-6">
      <ChoiceField legend="What has happened?">
        <div className="flex flex-wrap gap-3">
          {kinds.map((kind) => (
            <Choice
              key={kind}
              name="kind"
              label={claimKinds[kind].question}
              checked={values.kind === kind}
              onChange={() => choose(kind, values.lineId)}
            />
          ))}
        </div>
      </ChoiceField>
      <div className="grid gap-1 text-sm text-ink-2">
        <p>{facts.promise}</p>
        {choice?.lastDay && <p>You can claim until {formatDate(choice.lastDay)}.</p>}
        {values.kind === 'WARRANTY' && <ReturnFirst orderId={order.id} />}
      </div>
      {lines.length === 1 ? (
        <p className="font-[650] wrap-anywhere">{nameOf(values.lineId)}</p>
      ) : (
        <SelectField
          label="Which tyres?"
          options={lines.map(({ lineId }) => ({ value: lineId, label: nameOf(lineId) }))}
          value={values.lineId}
          onChange={({ target }) => choose(values.kind, target.value)}
        />
      )}
      <SelectField
        label="How many tyres is it about?"
        className="max-w-60"
        options={Array.from({ length: choice?.units ?? 1 }, (_, index) => ({
          value: String(index + 1),
          label: String(index + 1),
        }))}
        value={values.quantity}
        error={errors.quantity?.message}
        onChange={({ target }) => setValue('quantity', target.value)}
      />
      {facts.isDamage ? <DamageFields form={form} /> : <OfferFields form={form} order={order} />}
      <PhotographField
        label="Photographs"
        hint={`Please show ${facts.photographs}.`}
        optional={facts.leastPhotographs === 0}
        photographs={photographs}
        error={photographFault}
      />
      <input type="hidden" {...register('lineId')} />
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={isSubmitting}
        className="justify-self-start max-sm:w-full"
      >
        Send my claim
      </Button>
    </PostForm>
  );
}

/** Returning tyres is simpler than claiming, while it's possible. */
function ReturnFirst({ orderId }: { orderId: string }) {
  return (
    <p>
      If your tyres arrived less than 30 days ago, you can return them for a full refund if they have a fault:{' '}
      <Link to={orderPath(orderId)} className="underline underline-offset-4">
        go to your order
      </Link>
      .
    </p>
  );
}

function Closed({ order }: { order: ClaimFormFragment }) {
  return (
    <div className="grid max-w-2xl justify-items-start gap-5">
      <Notice title="There’s nothing to claim for this order now">
        {closedKinds(order).map(({ kind, refusal }) => (
          <p key={kind}>
            {claimKinds[kind].label}: {refusal}
          </p>
        ))}
        <p>If something’s wrong all the same, please contact us. Your legal rights always apply.</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={orderPath(order.id)}>Back to the order</LinkButton>
        <LinkButton to="/contact">Contact us</LinkButton>
      </div>
    </div>
  );
}
