import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { GalleryDialog } from './GalleryDialog.tsx';

it('listens for arrow keys while open, with one listener for all renders', () => {
  const added = vi.spyOn(window, 'addEventListener');
  const listenings = () => added.mock.calls.filter(([type]) => type === 'keydown').length;
  const onStep = vi.fn();
  const aDialog = (open: boolean, step: (by: 1 | -1) => void) => (
    <GalleryDialog
      open={open}
      onClose={() => undefined}
      title="Tyre"
      images={[]}
      selected={0}
      onSelect={() => undefined}
      onStep={step}
    />
  );
  const { rerender } = render(aDialog(true, () => undefined));
  const before = listenings();
  rerender(aDialog(true, (by) => void onStep(by)));
  expect(listenings()).toBe(before);
  fireEvent.keyDown(window, { key: 'ArrowLeft' });
  expect(onStep.mock.calls).toEqual([[-1]]);
  rerender(aDialog(false, onStep));
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(onStep).toHaveBeenCalledOnce();
});
