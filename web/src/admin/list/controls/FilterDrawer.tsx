import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '../../../ui/base/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import type { ListFilter } from '../state/listFilter.ts';
import type { ListControl } from '../state/useListState.ts';

interface FilterDrawerProps {
  filters: readonly ListFilter[];
  list: ListControl;
  open: boolean;
  onClose: () => void;
}

/** All filters of a list. They apply together when the drawer is confirmed. */
export function FilterDrawer({ filters, list, open, onClose }: FilterDrawerProps) {
  const formId = useId();

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const values = filters.map(({ id }): [string, string[]] => [
      id,
      form
        .getAll(id)
        .map((value) => (typeof value === 'string' ? value.trim() : ''))
        .filter(Boolean),
    ]);
    list.change({ filters: Object.fromEntries(values.filter(([, given]) => given.length > 0)) });
    onClose();
  }

  return (
    <Drawer
      title="Filters"
      open={open}
      onClose={onClose}
      footer={
        <div className="flex gap-3">
          <Button type="submit" form={formId} variant="primary" className="flex-1">
            Show
          </Button>
          <Button
            onClick={() => {
              list.change({ filters: {} });
              onClose();
            }}
          >
            Clear all
          </Button>
        </div>
      }
    >
      <PostForm id={formId} onSubmit={apply} className="grid gap-5">
        {filters.map((filter) => (
          <FilterControl key={filter.id} filter={filter} values={list.filters[filter.id] ?? []} />
        ))}
      </PostForm>
    </Drawer>
  );
}

function FilterControl({ filter, values }: { filter: ListFilter; values: readonly string[] }) {
  const { id, label } = filter;
  const [chosen, setChosen] = useState(values[0] ?? '');
  if ('options' in filter && filter.kind === 'several')
    return (
      <fieldset>
        <legend className="pb-1 text-sm font-[650]">{label}</legend>
        {filter.options.map((option) => (
          <Checkbox
            key={option.value}
            name={id}
            value={option.value}
            label={option.label}
            defaultChecked={values.includes(option.value)}
          />
        ))}
      </fieldset>
    );
  if ('options' in filter)
    return (
      <SelectField
        name={id}
        label={label}
        options={filter.options}
        placeholder="Any"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
    );
  return (
    <TextField
      name={id}
      label={label}
      hint={filter.hint}
      type={filter.kind}
      maxLength={100}
      defaultValue={values[0]}
    />
  );
}
