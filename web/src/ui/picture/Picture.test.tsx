import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Picture } from './Picture.tsx';

const PLACEHOLDER = '/uploads/products/tyre-placeholder.svg';

function showPicture(state: { complete: boolean }) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(state.complete);
  return render(<Picture src="/uploads/products/a-640.webp" alt="A" sizes="10rem" />);
}

const shown = () => screen.getByRole('img').getAttribute('src');

it('CARD-08 the placeholder replaces a failed picture until the picture changes', () => {
  const { rerender } = showPicture({ complete: false });
  expect(shown()).toBe('/uploads/products/a-640.webp');
  fireEvent.error(screen.getByRole('img'));
  expect(shown()).toBe(PLACEHOLDER);
  expect(document.querySelector('source')).toBeNull();
  rerender(<Picture src="/uploads/products/b-640.webp" alt="B" sizes="10rem" />);
  expect(shown()).toBe('/uploads/products/b-640.webp');
});

it('CARD-08 the placeholder replaces a picture that failed before hydration', () => {
  showPicture({ complete: true });
  expect(shown()).toBe(PLACEHOLDER);
});
