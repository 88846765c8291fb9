import { useState, type SubmitEvent } from 'react';
import { formatTyres } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { countOf, FoundFields, type Found } from '../refunds/FoundFields.tsx';
import type { NextStepProps } from './nextStepProps.ts';
import { useReturnSteps } from './useReturnSteps.ts';

/** Counts returned tyres by condition. It starts with all as new, the most common case. */
export function InspectForm({ ret, onReload, isQuiet }: NextStepProps & { isQuiet: boolean }) {
  const [found, setFound] = useState<Readonly<Record<string, Found>>>(() =>
    Object.fromEntries(
      ret.lines.map(({ line, quantity }) => [line.id, { resaleable: quantity, damaged: 0 }]),
    ),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, inspect } = useReturnSteps(ret, onReload);
  const count = countOf(found);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(await inspect(Object.entries(found).map(([lineId, units]) => ({ lineId, ...units }))));
  }

  return (
    <PostForm onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-ink-2">
        As-new tyres go back on sale.{' '}
        {ret.state === 'REFUNDED'
          ? 'They’ve already been refunded.'
          : 'This doesn’t refund them yet. The customer is told they’ve arrived.'}
      </p>
      {ret.lines.map(({ line, quantity }) => (
        <div key={line.id} className="grid gap-2">
          <p className="text-sm font-[650] wrap-anywhere">{line.productName}</p>
          <FoundFields
            name={line.productName}
            found={found[line.id] ?? { resaleable: 0, damaged: 0 }}
            most={quantity}
            onChange={(units) => setFound({ ...found, [line.id]: units })}
          />
        </div>
      ))}
      {failure && <Notice tone="bad" title={failure} />}
      <Button
        type="submit"
        variant={isQuiet ? 'outlined' : 'primary'}
        busy={busy}
        className="justify-self-start"
      >
        Receive {formatTyres(count)}
      </Button>
    </PostForm>
  );
}
