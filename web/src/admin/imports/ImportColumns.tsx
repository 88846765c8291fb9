import { useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import type { ShownImportFragment } from './Imports.generated.ts';
import type { RunSection } from './importSection.ts';

const ANY_OF = new Intl.ListFormat('en-GB', { type: 'disjunction' });

interface ImportColumnsProps {
  section: Pick<RunSection, 'useColumns' | 'thing'> & { useMap: NonNullable<RunSection['useMap']> };
  one: ShownImportFragment;
}

/** The file's columns and what they're matched to, which staff can correct. */
export function ImportColumns({ section, one }: ImportColumnsProps) {
  const { data } = section.useColumns();
  const [map, { loading }] = section.useMap();
  const [columns, setColumns] = useState(one.columns.map(({ column }) => column ?? ''));
  const [decimalComma, setDecimalComma] = useState(one.decimalComma);
  const [refusal, setRefusal] = useState<string | null>(null);
  const options = (data?.columns ?? []).map(({ name, label }) => ({ value: name, label }));
  const keys = ANY_OF.format((data?.columns ?? []).flatMap(({ label, isKey }) => (isKey ? [label] : [])));
  const ignored = one.columns.filter(({ column }) => column === null);
  const isSame =
    decimalComma === one.decimalComma &&
    columns.every((column, index) => column === (one.columns[index]?.column ?? ''));

  async function onCheck() {
    const input = { id: one.id, columns, decimalComma };
    const { data: answer, error } = await map({ variables: { input } }).catch(failed);
    const said = answer?.answer;
    if (!said) return toastFailure(error);
    setRefusal(
      said.__typename === 'Import'
        ? null
        : ((said.__typename === 'InvalidInput' ? said.fields[0]?.message : null) ?? said.message),
    );
  }

  return (
    <Panel title="Columns">
      {one.status === 'MAPPING' && (
        <Notice tone="warn" title={`No column says which ${section.thing} a row is about`}>
          <p>Match one of them to {keys}.</p>
        </Notice>
      )}
      {refusal && <Notice tone="bad" title={refusal} />}
      <details open={one.status === 'MAPPING' || ignored.length > 0}>
        <summary className="flex min-h-9 cursor-pointer items-center text-sm">
          {one.columns.length - ignored.length} of {one.columns.length} columns are matched
        </summary>
        <div className="grid gap-3 pt-3 sm:grid-cols-2 lg:grid-cols-4">
          {one.columns.map(({ name }, index) => (
            <SelectField
              key={name}
              label={name}
              placeholder="Ignored"
              options={options}
              value={columns[index] ?? ''}
              onChange={({ target }) =>
                setColumns(columns.map((column, other) => (other === index ? target.value : column)))
              }
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-4 pt-3">
          <Checkbox
            label="Numbers have a decimal comma (84,50)"
            checked={decimalComma}
            onChange={({ target }) => setDecimalComma(target.checked)}
          />
          {!isSame && (
            <Button busy={loading} onClick={() => void onCheck()}>
              Check again
            </Button>
          )}
        </div>
      </details>
    </Panel>
  );
}
