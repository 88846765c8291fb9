import { fireEvent, render, screen } from '@testing-library/react';
import type { ExtraUnits } from '@treadline/schema/trade/fitting/fitting-extra';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ExtrasChoice } from './ExtrasChoice.tsx';

const OFFERED = [
  { extra: 'TPMS_VALVES', name: 'TPMS valves', description: 'New valves.', price: 1_200, most: 4 },
  { extra: 'ALIGNMENT', name: 'Alignment', description: 'All wheels.', price: 4_999, most: 1 },
] as const;

function Chosen() {
  const [chosen, setChosen] = useState<ExtraUnits[]>([]);
  return (
    <>
      <ExtrasChoice offered={OFFERED} chosen={chosen} onChoose={setChosen} />
      <output>{chosen.map(({ extra, quantity }) => `${extra} ${quantity}`).join(', ')}</output>
    </>
  );
}

it('an extra is chosen once, and none removes it', () => {
  render(<Chosen />);
  const chosen = screen.getByRole('status');
  fireEvent.click(screen.getByLabelText(/^TPMS valves/));
  fireEvent.click(screen.getByLabelText(/^Alignment/));
  expect(chosen.textContent).toBe('TPMS_VALVES 4, ALIGNMENT 1');
  fireEvent.click(screen.getByRole('button', { name: /fewer|less|decrease/i }));
  expect(chosen.textContent).toBe('ALIGNMENT 1, TPMS_VALVES 3');
  fireEvent.click(screen.getByLabelText(/^TPMS valves/));
  expect(chosen.textContent).toBe('ALIGNMENT 1');
});
