import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
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
/** Brings a deleted product back. */
function useRestore({ product: { id }, reload }: ProductActionsProps) {
  const [restore, { loading }] = useRestoreProductMutation();
  async function run() {
    const answer = await restore({ variables: { id } }).catch(failed);
    if (answer.data?.restoreProduct?.__typename === 'ProductSaved') toast('The product is back');
    else toastFailure(answer.error);
    await reload().catch(() => undefined);
  }
  return { restore: () => void run(), loading };
}

/** Its page in the shop, a copy of it, and how it leaves the shop. */
export function ProductActions(props: ProductActionsProps) {
  const { product } = props;
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [duplicate, { loading }] = useDuplicateProductMutation();

  async function onDuplicate() {
    const answer = await duplicate({ variables: { id: product.id } }).catch(failed);
    const copy = answer.data?.duplicateProduct;
    if (copy?.__typename !== 'ProductSaved') return toastFailure(answer.error);
    toast('This is the copy: a draft without stock and EAN');
    void navigate(`/admin/products/edit/${copy.product.id}`);
  }

  return (
    <>
      {product.published && <LinkButton to={productPath(product)}>See it in the shop</LinkButton>}
      <Button busy={loading} onClick={() => void onDuplicate()}>
        Duplicate
      </Button>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      <RemoveDialog {...props} open={isAsking} onClose={() => setAsking(false)} />
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
    toast(`${product.name} is deleted`, {
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
      confirmLabel="Delete it"
      keepLabel="Keep it"
      refusal={refusal}
      busy={loading}
      onConfirm={() => void onRemove()}
    >
      <p>
        It leaves the shop and all carts at once. Orders that contain it keep its name, size and price, and
        you can bring it back from “Deleted” at any time.
      </p>
    </ConfirmDialog>
  );
}

/** Says that a product is deleted, and brings it back. */
export function DeletedNotice(props: ProductActionsProps) {
  const { restore, loading } = useRestore(props);
  const { sku, size } = props.product;
  return (
    <Notice tone="warn" title="This product is deleted.">
      <p>
        {size}, SKU {sku}. Shoppers do not see it; orders keep their copy of its details. It comes back as it
        was, at its old addresses.
      </p>
      <Button className="mt-1 justify-self-start" busy={loading} onClick={restore}>
        Bring it back
      </Button>
    </Notice>
  );
}
