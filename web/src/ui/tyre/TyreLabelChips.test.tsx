import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TyreLabelChips } from './TyreLabelChips.tsx';

test('a tyre label lists its classes and its noise', () => {
  render(<TyreLabelChips fuelEfficiency="B" wetGrip="A" noiseDb={70} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fuel efficiency B',
    'Wet grip A',
    'Noise 70 dB',
  ]);
});

test('a motorcycle tyre renders no empty list', () => {
  const { container } = render(<TyreLabelChips fuelEfficiency={null} wetGrip={null} noiseDb={null} />);
  expect(container.childElementCount).toBe(0);
});
