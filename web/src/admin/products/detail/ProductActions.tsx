import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { productPath } from '../../../lib/paths/productPath.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import {
  useDuplicateProductMutation,
  useDeleteProductMutation,
  useRestoreProductMutation,
  type DeskProductFragment,
} from './ProductDesk.generated.ts';

interface ProductActionsProps {
  product: DeskProductFragment;
  reload: () => Promise<unknown>;
}

const UNDO_SECONDS = 8;
function useRestore({ product: { id }, reload }: ProductActionsProps) {
  const [restore, { loading }] = useRestoreProductMutation();
  async function run() {
    const answer = await restore({ variables: { id, costs: false } }).catch(failed);
    if (answer.data?.restoreProduct?.__typename === 'ProductSaved') toast('Product restored');
    else toastFailure(answer.error);
    await reload().catch(() => undefined);
  }
  return { restore: () => void run(), loading };
}

/** A product's actions: view in shop, duplicate and delete. */
export function ProductActions(props: ProductActionsProps) {
  const { product } = props;
  const mayChange = useCan()('WRITE_CATALOGUE');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [duplicate, { loading }] = useDuplicateProductMutation();

  async function onDuplicate() {
    const answer = await duplicate({ variables: { id: product.id } }).catch(failed);
    const copy = answer.data?.duplicateProduct;
    if (copy?.__typename !== 'ProductSaved') return toastFailure(answer.error);
    toast('Copied as a draft without stock or EAN');
    void navigate(`/admin/products/edit/${copy.product.id}`);
  }

  return (
    <>
      {product.published && <LinkButton to={productPath(product)}>View in shop</LinkButton>}
      {mayChange && (
        <>
          <Button busy={loading} onClick={() => void onDuplicate()}>
            Duplicate
          </Button>
          <Button onClick={() => setAsking(true)}>Delete</Button>
          <RemoveDialog {...props} open={isAsking} onClose={() => setAsking(false)} />
        </>
      )}
    </>
  );
}

interface RemoveDialogProps extends ProductActionsProps {
  open: boolean;
  onClose: () => void;
}

function RemoveDialog(props: RemoveDialogProps) {
  const { product, reload, open, onClose } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [remove, { loading }] = useDeleteProductMutation();
  const { restore } = useRestore(props);

  async function onRemove() {
    setRefusal(null);
    const answer = await remove({ variables: { id: product.id } }).catch(failed);
    const removed = answer.data?.deleteProduct;
    if (removed?.__typename !== 'ProductDeleted')
      return setRefusal(removed?.message ?? failureText(answer.error));
    onClose();
    toast(`${product.name} deleted`, {
      seconds: UNDO_SECONDS,
      action: { label: 'Undo', onPress: restore },
    });
    await reload().catch(() => undefined);
  }

  return (
    <ConfirmDialog
      title={`Delete ${product.name}?`}
      open={open}
      onClose={onClose}
      confirmLabel="Delete"
      keepLabel="Keep"
      refusal={refusal}
      busy={loading}
      onConfirm={() => void onRemove()}
    >
      <p>
        It leaves the shop and all carts at once. Past orders keep its name, size and price. You can restore
        it from “Deleted” at any time.
      </p>
    </ConfirmDialog>
  );
}

/** Says that the product is deleted, with a button to restore it. */
export function DeletedNotice(props: ProductActionsProps) {
  const { restore, loading } = useRestore(props);
  const mayChange = useCan()('WRITE_CATALOGUE');
  const { sku, size } = props.product;
  return (
    <Notice tone="warn" title="This product has been deleted">
      <p>
        {size}, SKU {sku}. Shoppers can’t see it; orders keep their copy of its details. Restoring it also
        restores its addresses.
      </p>
      {mayChange && (
        <Button className="mt-1 justify-self-start" busy={loading} onClick={restore}>
          Restore
        </Button>
      )}
    </Notice>
  );
}
