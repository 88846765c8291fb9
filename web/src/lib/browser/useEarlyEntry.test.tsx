import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { PlateField } from '../../ui/form/PlateField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';

const WIDTHS = ['195', '205', '225'].map((value) => ({ value, label: value }));

function SizeAndPlate() {
  const [width, setWidth] = useState('');
  const [plate, setPlate] = useState('');
  const [isWinter, setWinter] = useState(false);
  return (
    <>
      <SelectField
        label="Width"
        placeholder="–"
        options={WIDTHS}
        value={width}
        onChange={({ target }) => setWidth(target.value)}
      />
      <PlateField label="Registration" value={plate} onChange={setPlate} />
      <Checkbox label="Winter" checked={isWinter} onChange={({ target }) => setWinter(target.checked)} />
      <p>{`${width} ${plate} ${isWinter ? 'winter' : 'any season'}`}</p>
    </>
  );
}

it('entries made before hydration are kept', async () => {
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = renderToString(<SizeAndPlate />);
  screen.getByLabelText<HTMLSelectElement>('Width').value = '205';
  screen.getByLabelText<HTMLInputElement>('Registration').value = 'ab12 cde';
  screen.getByLabelText<HTMLInputElement>('Winter').checked = true;
  const root = await act(() => hydrateRoot(page, <SizeAndPlate />));
  expect(screen.getByText('205 AB12 CDE winter')).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Width').value).toBe('205');
  expect(screen.getByLabelText<HTMLInputElement>('Winter').checked).toBe(true);
  act(() => root.unmount());
  page.remove();
});
