import { useState } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { modelPath } from '../../../lib/paths/productPath.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { ConfirmButton } from '../../../ui/overlay/ConfirmButton.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import {
  useDeleteModelMutation,
  useRestoreModelMutation,
  type DeskModelFragment,
} from './ModelDesk.generated.ts';

interface ModelActionsProps {
  model: DeskModelFragment;
  reload: () => Promise<unknown>;
}

function useRestore({ model: { id }, reload }: ModelActionsProps) {
  const [restore, { loading }] = useRestoreModelMutation();
  async function run() {
    const answer = await restore({ variables: { id } }).catch(failed);
    if (answer.data?.restoreModel?.__typename === 'ModelSaved') toast('Model restored with its sizes');
    else toastFailure(answer.error);
    await reload().catch(() => undefined);
  }
  return { restore: () => void run(), loading };
}

/** A model's actions: view in shop and remove. */
export function ModelActions(props: ModelActionsProps) {
  const { model, reload } = props;
  const mayChange = useCan()('WRITE_CATALOGUE');
  const { id, revision, sizeCount } = model;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [remove, { loading }] = useDeleteModelMutation();
  const { restore } = useRestore(props);

  async function onRemove(close: () => void) {
    setRefusal(null);
    const answer = await remove({ variables: { id, revision } }).catch(failed);
    const removed = answer.data?.deleteModel;
    if (removed?.__typename === 'ModelDeleted') {
      close();
      toast(`${model.model.fullName} removed`, {
        seconds: 8,
        action: { label: 'Undo', onPress: restore },
      });
    } else setRefusal(removed?.message ?? failureText(answer.error));
    await reload().catch(() => undefined);
  }

  if (model.isDeleted) return null;
  return (
    <>
      {model.publishedSizeCount > 0 && <LinkButton to={modelPath(model.model)}>View in shop</LinkButton>}
      {mayChange && (
        <ConfirmButton
          label="Remove"
          title={`Remove ${model.model.fullName}?`}
          confirmLabel="Remove"
          keepLabel="Keep"
          refusal={refusal}
          busy={loading}
          onConfirm={onRemove}
        >
          <p>
            {sizeCount === 0
              ? 'It has no sizes, so shoppers won’t notice.'
              : `${sizeCount === 1 ? 'Its only size leaves' : `Its ${sizeCount} sizes leave`} the shop at once.`}{' '}
            Past orders and reviews keep it. You can restore it from “Removed” at any time.
          </p>
        </ConfirmButton>
      )}
    </>
  );
}

/** Says that the model is removed, with a button to restore it. */
export function RemovedNotice(props: ModelActionsProps) {
  const mayChange = useCan()('WRITE_CATALOGUE');
  const { restore, loading } = useRestore(props);
  return (
    <Notice tone="warn" title="This model has been removed">
      <p>Shoppers can’t see it. Restoring it also restores its sizes.</p>
      {mayChange && (
        <Button className="mt-1 justify-self-start" busy={loading} onClick={restore}>
          Restore
        </Button>
      )}
    </Notice>
  );
}
