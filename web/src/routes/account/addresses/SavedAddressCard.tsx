import type { FragmentType } from '@apollo/client';
import { useRef, useState, type ReactNode } from 'react';
import { AddressBlock } from '../../../features/orders/AddressBlock.tsx';
import { toAddressForm } from '../../../lib/form/addressForm.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { MakeDefault } from './MakeDefault.tsx';
import { RemoveAddress } from './RemoveAddress.tsx';
import { useSavedAddressCardFragment, type SavedAddressCardFragment } from './SavedAddressCard.generated.ts';
import { SavedAddressForm } from './SavedAddressForm.tsx';

interface SavedAddressCardProps {
  address: FragmentType<SavedAddressCardFragment>;
  /** Called after removal, just before the card disappears. */
  onRemoved: () => void;
}

/** One saved address, its defaults, and its buttons. */
export function SavedAddressCard({ address, onRemoved }: SavedAddressCardProps) {
  const saved = useSavedAddressCardFragment(address);
  const card = useRef<HTMLLIElement>(null);
  const [isEditing, setEditing] = useState(false);
  const { id, label, firstName, lastName, line1, isDeliveryDefault, isBillingDefault } = saved;
  // Tells screen readers which card a button belongs to.
  const name = label ?? line1;
  const focusCard = () => card.current?.focus({ preventScroll: true });
  return (
    <li
      ref={card}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] content-between gap-3 rounded-md border border-line p-4 outline-none"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {label && <h3 className="text-base font-[650] break-words">{label}</h3>}
        <AddressBlock address={{ ...saved, name: `${firstName} ${lastName}` }} />
        <p className="flex flex-wrap gap-2 empty:hidden">
          {isDeliveryDefault && <Mark>Default for delivery</Mark>}
          {isBillingDefault && <Mark>Default for billing</Mark>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button
          variant="plain"
          className="px-0!"
          aria-label={`Edit ${name}`}
          onClick={() => setEditing(true)}
        >
          Edit
        </Button>
        {!isDeliveryDefault && <MakeDefault id={id} name={name} use="DELIVERY" onMade={focusCard} />}
        {!isBillingDefault && <MakeDefault id={id} name={name} use="BILLING" onMade={focusCard} />}
        <RemoveAddress id={id} name={name} onRemoved={onRemoved} />
      </div>
      <Dialog open={isEditing} onClose={() => setEditing(false)} title="Edit address">
        <SavedAddressForm
          known={{ id, label: label ?? '', address: toAddressForm(saved) }}
          onDone={() => setEditing(false)}
        />
      </Dialog>
    </li>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full bg-tint px-2.5 py-0.5 text-xs font-[650] whitespace-nowrap text-good">
      {children}
    </span>
  );
}
