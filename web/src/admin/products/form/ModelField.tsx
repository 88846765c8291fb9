import { useId, type ComponentProps } from 'react';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useProductModelNamesQuery } from '../detail/ProductDesk.generated.ts';

/** A field for a model's brand and name, with suggestions from all models. */
export function ModelField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const listId = useId();
  const { data } = useProductModelNamesQuery();
  return (
    <>
      <TextField
        {...props}
        label="Model"
        hint="Brand and name, such as Michelin Primacy 4+"
        autoComplete="off"
        list={listId}
      />
      <datalist id={listId}>
        {data?.adminModels?.items.map(({ id, model }) => (
          <option key={id}>{model.fullName}</option>
        ))}
      </datalist>
    </>
  );
}
