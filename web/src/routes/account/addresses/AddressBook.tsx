import { MOST_SAVED_ADDRESSES } from '@treadline/schema/trade/values/limits';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/base/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { AccountQuery } from '../frame/AccountPage.generated.ts';
import { AccountSection } from '../frame/AccountSection.tsx';
import { SavedAddressCard } from './SavedAddressCard.tsx';
import { SavedAddressForm } from './SavedAddressForm.tsx';

/** The customer's saved addresses, and the form to add one. */
export function AddressBook({ addresses }: { addresses: NonNullable<AccountQuery['mySavedAddresses']> }) {
  const top = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(false);
  const isFull = addresses.length >= MOST_SAVED_ADDRESSES;
  return (
    <AccountSection
      id="addresses"
      intro="We fill in your default addresses at checkout, and you can pick any of the others there."
    >
      <div ref={top} tabIndex={-1} className="grid content-start justify-items-start gap-4 outline-none">
        {addresses.length === 0 ? (
          <p>You haven’t saved an address yet. Add one here, or tick the box next time you check out.</p>
        ) : (
          <ul
            aria-label="Saved addresses"
            className="grid w-full grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2"
          >
            {addresses.map((address) => (
              // The focused button disappears with its card.
              <SavedAddressCard
                key={address.id}
                address={address}
                onRemoved={() => top.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
        <Button
          onClick={() => setAdding(true)}
          disabledReason={isFull ? 'Your address book is full' : undefined}
        >
          Add an address
        </Button>
        {isFull && (
          <p className="text-sm text-ink-2">
            You can save up to {MOST_SAVED_ADDRESSES} addresses. Remove one to add another.
          </p>
        )}
        <Dialog open={isAdding} onClose={() => setAdding(false)} title="Add an address">
          <SavedAddressForm known={null} onDone={() => setAdding(false)} />
        </Dialog>
      </div>
    </AccountSection>
  );
}
