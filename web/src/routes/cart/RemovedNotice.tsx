import { Button } from '../../ui/Button.tsx';

/** Says what was taken out of the cart, and brings it back. */
export function RemovedNotice({ what, onUndo }: { what: string; onUndo: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border border-line bg-tint px-4 py-1 text-sm"
    >
      <p>{what} was removed from your cart.</p>
      <Button variant="plain" className="px-2!" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
