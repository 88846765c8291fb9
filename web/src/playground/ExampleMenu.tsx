import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useState } from 'react';
import { Button } from '../ui/base/Button.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { examples } from './examples.ts';

const options = examples.map(({ name, title }) => ({ value: name, label: title }));

/** Opens an example in a new editor tab, so that nothing typed is lost. */
export function ExampleMenu({ className }: { className?: string }) {
  const [chosen, setChosen] = useState(options[0]?.value ?? '');
  const { addTab } = useGraphiQLActions();
  const { queryEditor, variableEditor } = useGraphiQL(({ queryEditor, variableEditor }) => ({
    queryEditor,
    variableEditor,
  }));
  const open = () => {
    const example = examples.find(({ name }) => name === chosen);
    if (!example) return;
    addTab();
    queryEditor?.setValue(example.query);
    variableEditor?.setValue(example.variables);
  };
  return (
    <form
      className={`flex items-end gap-2 ${className ?? ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        open();
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
