import { endingLabels } from '@treadline/schema/trade/prices/price-ending';
import { useDeferredValue, useState, type SubmitEvent } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import type { BulkChangeKind, PriceEnding } from '../../../apollo/schema.generated.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { formatCounted } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Choice, ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { optionsOf } from '../../../ui/form/selectOption.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { useAskBulkFigures, useStartBulkChangeMutation } from './BulkChange.generated.ts';
import { readDraft, type BulkDraft, type Chosen, type DraftInput } from './bulkDraft.ts';
import { BulkPreview } from './BulkPreview.tsx';
import { priceQuestion, type PriceQuestion } from './priceQuestion.ts';

const KIND_LABELS: Readonly<Record<BulkChangeKind, string>> = {
  PRICE: 'Raise or lower the price',
  SALE_START: 'Put on sale',
  SALE_END: 'End the sale and go back to the old price',
  STOCK_ADJUST: 'Add or remove units',
  STOCK_SET: 'Set the number of units',
  PUBLISH: 'Publish (show in the shop)',
  WITHDRAW: 'Unpublish (turn into drafts)',
  UNDO: 'Undo another change',
};

/** The kinds that wait until their figures are confirmed. */
const CHANGES_PRICES: Readonly<Record<BulkChangeKind, boolean>> = {
  PRICE: true,
  SALE_START: true,
  SALE_END: true,
  STOCK_ADJUST: false,
  STOCK_SET: false,
  PUBLISH: false,
  WITHDRAW: false,
  UNDO: false,
};

interface BulkDialogProps {
  title: string;
  kinds: readonly BulkChangeKind[];
  chosen: Chosen;
  onClose: () => void;
  onStarted: (id: number) => void;
}

/** Configures a bulk change, previews it and starts it; a change of prices once its figures are confirmed. */
export function BulkDialog({ title, kinds, chosen, onClose, onStarted }: BulkDialogProps) {
  const [draft, setDraft] = useState<BulkDraft>({
    kind: kinds[0] ?? 'PRICE',
    percent: '',
    ending: 'PENNY',
    units: '',
    saleEndsOn: '',
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  // If the request is retried after a lost connection, the change is started only once.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [question, setQuestion] = useState<PriceQuestion | null>(null);
  const [isAsking, setAsking] = useState(false);
  const can = useCan();
  const askFigures = useAskBulkFigures();
  const [start, { loading }] = useStartBulkChangeMutation();
  const read = readDraft(draft);
  const previewed = useDeferredValue(JSON.stringify(read));

  function change(part: Partial<BulkDraft>) {
    setDraft({ ...draft, ...part });
    setRequestId(crypto.randomUUID());
    setTried(false);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if ('fault' in read) return;
    if (CHANGES_PRICES[draft.kind]) await ask(read.input);
    else await send(read.input);
  }

  /** Shows the figures of a change of prices, to be confirmed before it starts. */
  async function ask(input: DraftInput) {
    setAsking(true);
    try {
      const answer = await askFigures({ input: { ...input, ...chosen }, costs: can('READ_COSTS') });
      const figures = answer?.previewBulkChange;
      if (!figures?.changing) return setFailure('No product would change.');
      const asked = priceQuestion(input, figures.prices);
      setQuestion(asked);
      if (!asked) await send(input);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setAsking(false);
    }
  }

  async function send(input: DraftInput) {
    setFailure(null);
    const answer = await start({ variables: { input: { ...input, ...chosen }, requestId } }).catch(failed);
    const started = answer.data?.startBulkChange;
    if (started?.__typename === 'BulkChangeStarted') return onStarted(started.change.id);
    setFailure(started?.fields[0]?.message ?? started?.message ?? failureText(answer.error));
  }

  if (question && 'input' in read)
    return (
      <ConfirmDialog
        open
        title={`Change ${formatCounted(question.count, 'price')}?`}
        onClose={() => setQuestion(null)}
        keepLabel="Back"
        confirmLabel="Change prices"
        refusal={failure}
        busy={loading}
        onConfirm={() => void send(read.input)}
      >
        <p>{question.effect}</p>
        {question.doubts.map((doubt) => (
          <Notice key={doubt} tone="warn" title={doubt} />
        ))}
      </ConfirmDialog>
    );
  const fault = 'fault' in read && isTried ? read.fault : undefined;
  return (
    <Dialog open title={title} onClose={onClose}>
      <PostForm onSubmit={submit} className="grid gap-4">
        {failure && <Notice tone="bad" title={failure} />}
        {kinds.length > 1 && (
          <ChoiceField legend="What to do">
            {kinds.map((kind) => (
              <Choice
                key={kind}
                name="kind"
                label={KIND_LABELS[kind]}
                checked={draft.kind === kind}
                onChange={() => change({ kind })}
              />
            ))}
          </ChoiceField>
        )}
        <Figures draft={draft} change={change} fault={fault} />
        <BulkPreview read={previewed} chosen={chosen} />
        <DialogActions>
          <Button type="submit" variant="primary" busy={loading || isAsking}>
            Start
          </Button>
        </DialogActions>
      </PostForm>
    </Dialog>
  );
}

interface FiguresProps {
  draft: BulkDraft;
  change: (part: Partial<BulkDraft>) => void;
  fault: string | undefined;
}

function Figures({ draft, change, fault }: FiguresProps) {
  const { kind, percent, ending, units, saleEndsOn } = draft;
  if (kind === 'STOCK_SET' || kind === 'STOCK_ADJUST')
    return (
      <TextField
        label="Units"
        inputMode="text"
        autoComplete="off"
        maxLength={9}
        hint={kind === 'STOCK_ADJUST' ? 'Use a minus to remove units, such as −4' : undefined}
        value={units}
        error={fault}
        onChange={({ target }) => change({ units: target.value })}
      />
    );
  if (kind !== 'PRICE' && kind !== 'SALE_START') return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={kind === 'PRICE' ? 'Change by %' : 'Per cent off'}
        inputMode="text"
        autoComplete="off"
        maxLength={8}
        hint={
          kind === 'PRICE'
            ? 'Use a minus to lower prices, such as −7.5'
            : 'The old price is shown beside the new one'
        }
        value={percent}
        error={fault}
        onChange={({ target }) => change({ percent: target.value })}
      />
      <SelectField
        label="Rounding"
        options={optionsOf(endingLabels)}
        value={ending}
        onChange={({ target }) => change({ ending: target.value as PriceEnding })}
      />
      {kind === 'SALE_START' && (
        <TextField
          label="Last day of the sale"
          optional
          type="date"
          hint="The old prices return automatically the day after"
          value={saleEndsOn}
          onChange={({ target }) => change({ saleEndsOn: target.value })}
        />
      )}
    </div>
  );
}
