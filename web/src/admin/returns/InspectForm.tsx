import { useState, type SubmitEvent } from 'react';
import { formatTyres } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ConditionField } from '../refunds/ConditionField.tsx';
import type { NextStepProps } from './nextStepProps.ts';
import { useReturnSteps } from './useReturnSteps.ts';

interface Found {
  resaleable: number;
  damaged: number;
}

/** Counts what came back by its condition. Everything as new is what is found most often. */
export function InspectForm({ ret, onReload, isQuiet }: NextStepProps & { isQuiet: boolean }) {
  const [found, setFound] = useState<Readonly<Record<string, Found>>>(() =>
    Object.fromEntries(
      ret.lines.map(({ line, quantity }) => [line.id, { resaleable: quantity, damaged: 0 }]),
    ),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, inspect } = useReturnSteps(ret, onReload);
  const count = Object.values(found).reduce((sum, { resaleable, damaged }) => sum + resaleable + damaged, 0);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(await inspect(Object.entries(found).map(([lineId, units]) => ({ lineId, ...units }))));
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-sm text-ink-2">
        Tyres that are as new go back on sale. This refunds nothing yet; the customer hears that they’re back.
      </p>
      {ret.lines.map(({ line, quantity }) => {
        const units = found[line.id] ?? { resaleable: 0, damaged: 0 };
        const change = (changes: Partial<Found>) =>
          setFound({ ...found, [line.id]: { ...units, ...changes } });
        return (
          <div key={line.id} className="grid gap-2">
            <p className="text-sm font-[650] wrap-anywhere">{line.productName}</p>
            <div className="flex flex-wrap gap-x-6 gap-y-2">
              <ConditionField
                tooMany="No more are in this return"
                word="As new"
                name={line.productName}
                value={units.resaleable}
                max={quantity}
                onChange={(resaleable) =>
                  change({ resaleable, damaged: Math.min(units.damaged, quantity - resaleable) })
                }
              />
              <ConditionField
                tooMany="No more are in this return"
                word="Damaged or used"
                name={line.productName}
                value={units.damaged}
                max={quantity}
                onChange={(damaged) =>
                  change({ damaged, resaleable: Math.min(units.resaleable, quantity - damaged) })
                }
              />
            </div>
          </div>
        );
      })}
      {failure && <Notice tone="bad" title={failure} />}
      <Button
        type="submit"
        variant={isQuiet ? 'outlined' : 'primary'}
        busy={busy}
        className="justify-self-start"
      >
        Receive {formatTyres(count)}
      </Button>
    </form>
  );
}
