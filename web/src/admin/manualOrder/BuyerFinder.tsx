import { useState } from 'react';
import { Finder } from '../form/Finder.tsx';
import { useDebouncedValue } from '../form/useDebouncedValue.ts';
import { useKnownBuyersQuery, type BuyerDetailsFragment } from './ManualOrder.generated.ts';

/** Finds people who have an account or have ordered before. */
export function BuyerFinder({ onChoose }: { onChoose: (buyer: BuyerDetailsFragment) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { data, previousData, loading } = useKnownBuyersQuery({
    variables: { search },
    skip: search.length < 2,
    fetchPolicy: 'network-only',
  });
  const buyers = search.length < 2 ? [] : ((data ?? previousData)?.knownBuyers ?? []);
  return (
    <Finder
      label="Find a customer"
      hint="By name, email, phone, postcode or number plate. For a new customer, fill in the details below."
      typed={typed}
      onType={setTyped}
      busy={loading || search !== typed.trim()}
      nothing="No customer found. Fill in their details below."
      found={buyers.map(({ email, name, phone, address, customerId }) => ({
        key: customerId ?? email,
        title: name,
        detail: [email, phone, address?.postcode, customerId ? 'has an account' : null]
          .filter(Boolean)
          .join(', '),
      }))}
      onChoose={(key) => {
        const buyer = buyers.find(({ email, customerId }) => (customerId ?? email) === key);
        setTyped('');
        if (buyer) onChoose(buyer);
      }}
    />
  );
}
