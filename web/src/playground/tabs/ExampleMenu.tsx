import { useState } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { examples, type Example } from './examples.ts';

const options = examples.map(({ name, title }) => ({ value: name, label: title }));

interface ExampleMenuProps {
  onOpen: (example: Example) => void;
  className?: string;
}

/** The examples. Each opens in a tab of its own, so that nothing typed is lost. */
export function ExampleMenu({ onOpen, className }: ExampleMenuProps) {
  const [chosen, setChosen] = useState(options[0]?.value ?? '');
  return (
    <form
      className={`flex items-end gap-2 ${className ?? ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        const example = examples.find(({ name }) => name === chosen);
        if (example) onOpen(example);
      }}
    >
      <SelectField
        label="Example"
        options={options}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit">Open</Button>
    </form>
  );
}
