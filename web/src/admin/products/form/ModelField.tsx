import { useId, useState, type ComponentProps } from 'react';
import type { FieldError } from 'react-hook-form';
import { Button } from '../../../ui/base/Button.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useProductModelNamesQuery } from '../detail/ProductDesk.generated.ts';
import { NewModelDialog } from './NewModelDialog.tsx';

interface ModelFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'error'> {
  /** The field's text. */
  typed: string;
  error: FieldError | undefined;
  /** Called with the brand and name of a model created here. */
  onCreated: (fullName: string) => void;
}

/**
 * A field for a model's brand and name, with suggestions from all models. If the shop knows none with the name, it can
 * be created here.
 */
export function ModelField({ typed, error, onCreated, ...field }: ModelFieldProps) {
  const listId = useId();
  const { data } = useProductModelNamesQuery();
  const [isCreating, setCreating] = useState(false);
  // The only fault that the shop finds with a model is that it doesn't exist.
  const isUnknown = error?.type === 'server' && typed.trim() !== '';
  return (
    <div className="grid gap-2">
      <TextField
        label="Model"
        hint="Brand and name, such as Michelin Primacy 4+"
        autoComplete="off"
        list={listId}
        error={error?.message}
        {...field}
      />
      <datalist id={listId}>
        {data?.adminModels?.items.map(({ id, model }) => (
          <option key={id}>{model.fullName}</option>
        ))}
      </datalist>
      {isUnknown && (
        <Button className="justify-self-start" aria-haspopup="dialog" onClick={() => setCreating(true)}>
          Create this model…
        </Button>
      )}
      <NewModelDialog
        typed={typed}
        open={isCreating}
        onClose={() => setCreating(false)}
        onCreated={(fullName) => {
          onCreated(fullName);
          setCreating(false);
        }}
      />
    </div>
  );
}
