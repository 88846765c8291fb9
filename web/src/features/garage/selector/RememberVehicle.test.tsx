import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { aKeptVehicle } from '../vehicle/keptVehicle.builder.ts';
import { keptVehicle } from '../vehicle/keptVehicleStore.ts';
import { RememberVehicle } from './RememberVehicle.tsx';

it('C-17 the vehicle is stored before the listing is painted, for visitors who move on at once', () => {
  const keptWhenPainted = vi.fn();
  /** A parent's layout effects are the last to run before the browser paints. */
  function Listing() {
    useLayoutEffect(() => void keptWhenPainted(keptVehicle()));
    return <RememberVehicle vehicle={aKeptVehicle()} />;
  }
  render(<Listing />);
  expect(keptWhenPainted.mock.calls).toEqual([[aKeptVehicle()]]);
});
