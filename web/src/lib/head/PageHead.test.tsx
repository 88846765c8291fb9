import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PAGE_TAG_ATTRIBUTE, PageHead } from './PageHead.tsx';
import { PAGE_READY } from './pageReady.ts';

/** A title as the server sends it. */
function sentTitle(text: string): HTMLTitleElement {
  const title = document.createElement('title');
  title.textContent = text;
  title.setAttribute(PAGE_TAG_ATTRIBUTE, '');
  document.head.replaceChildren(title);
  return title;
}

it('keeps the tags that came with the page being hydrated, and replaces them when they change', () => {
  const title = sentTitle('Cart');
  const { rerender } = render(<PageHead title="Cart" />, { container: document.body, hydrate: true });
  expect(document.documentElement.hasAttribute(PAGE_READY)).toBe(true);
  expect([...document.head.children]).toEqual([title]);
  rerender(<PageHead title="Checkout" />);
  expect(document.title).toBe('Checkout');
  expect(title.isConnected).toBe(false);
});

it('replaces the tags of an earlier page', () => {
  const title = sentTitle('Cart');
  render(<PageHead title="Cart" description="Your tyres" />);
  expect(title.isConnected).toBe(false);
  expect(document.head.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('Your tyres');
});
