import { addressLines } from '@treadline/schema/trade/places/postal-address';
import { failed } from '../../apollo/failureText.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { nameOf } from '../form/person/nameOf.ts';
import { Panel } from '../frame/page/Panel.tsx';
import { tellAnswer } from '../frame/tellAnswer.ts';
import type { CustomerPartsFragment } from './Customer.generated.ts';
import { useDeleteCustomerAddressMutation } from './editing/CustomerEdit.generated.ts';

type Saved = NonNullable<CustomerPartsFragment['savedAddresses']>[number];

interface CustomerAddressesProps {
  customer: Pick<CustomerPartsFragment, 'id' | 'savedAddresses'>;
  mayChange: boolean;
}

/** A customer's saved addresses. */
export function CustomerAddresses({ customer: { id, savedAddresses }, mayChange }: CustomerAddressesProps) {
  const path = `/admin/customers/${id}/addresses`;
  return (
    <Panel title="Addresses" action={mayChange && <LinkButton to={`${path}/new`}>Add address</LinkButton>}>
      {savedAddresses?.length ? (
        <ul className="grid gap-3 text-sm">
          {savedAddresses.map((address) => (
            <li key={address.id} className="grid gap-0.5">
              <address className="wrap-anywhere not-italic">
                {addressLines({ ...address, name: nameOf(address) }).join(', ')}
              </address>
              {(address.label || address.isDeliveryDefault) && (
                <p className="text-xs text-ink-2">
                  {[address.label, address.isDeliveryDefault && 'Default delivery address']
                    .filter(Boolean)
                    .join(', ')}
                </p>
              )}
              {mayChange && <AddressActions customerId={id} address={address} path={path} />}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-2">None.</p>
      )}
    </Panel>
  );
}

function AddressActions({ customerId, address, path }: { customerId: string; address: Saved; path: string }) {
  const [remove, { loading }] = useDeleteCustomerAddressMutation({ refetchQueries: ['Customer'] });
  const name = `${address.line1}, ${address.postcode}`;

  async function drop(close: () => void) {
    const input = { customerId, id: address.id };
    const { data, error } = await remove({ variables: { input } }).catch(failed);
    close();
    if (tellAnswer(data?.deleteCustomerAddress, error)) toast('Address deleted.');
  }

  return (
    <p className="flex flex-wrap gap-x-4">
      <LinkButton to={`${path}/${address.id}`} variant="plain" className="px-0!" aria-label={`Edit ${name}`}>
        Edit
      </LinkButton>
      <ConfirmButton
        label="Delete"
        button={{ variant: 'plain', className: 'px-0!', 'aria-label': `Delete ${name}` }}
        title="Delete this address?"
        confirmLabel="Delete address"
        busy={loading}
        onConfirm={drop}
      >
        <p>{name}. Orders that they have placed keep it.</p>
      </ConfirmButton>
    </p>
  );
}
