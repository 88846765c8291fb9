import { useId, type ComponentProps } from 'react';
import { TextField } from '../../../ui/TextField.tsx';
import { CARRIERS } from './carriers.ts';

/** Who delivers, as free text with the usual names proposed. */
export function CarrierField(props: Omit<ComponentProps<typeof TextField>, 'list'>) {
  const listId = useId();
  return (
    <>
      <TextField list={listId} autoComplete="off" {...props} />
      <datalist id={listId}>
        {CARRIERS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
