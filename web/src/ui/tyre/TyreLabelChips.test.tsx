import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TyreLabelChips } from './TyreLabelChips.tsx';

test('a tyre label lists its classes and its noise', () => {
  render(<TyreLabelChips fuelEfficiency="B" wetGrip="A" noiseDb={70} />);
  const chips = screen.getAllByRole('listitem').map((chip) => {
    const name = within(chip).getByRole('img').getAttribute('aria-label');
    return `${name} ${chip.textContent.replaceAll('\u00a0', ' ')}`;
  });
  expect(chips).toEqual(['Fuel efficiency B', 'Wet grip A', 'Noise 70 dB']);
});

test('a motorcycle tyre renders no empty list', () => {
  const { container } = render(<TyreLabelChips fuelEfficiency={null} wetGrip={null} noiseDb={null} />);
  expect(container.childElementCount).toBe(0);
});
