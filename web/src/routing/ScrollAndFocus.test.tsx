import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { MAIN_ID, ScrollAndFocus } from './ScrollAndFocus.tsx';

/** The scroll targets, latest last: an element's name, or a distance from the top. */
let scrolledTo: unknown[];

beforeEach(() => {
  scrolledTo = [];
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolledTo.push(top));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
});

function Article() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="#wear">To wear</Link>
      <Link to="#100%">To nonsense</Link>
      <Link to="/about">About</Link>
      <button type="button" onClick={() => void navigate('?page=2', { replace: true })}>
        Filter
      </button>
      <h2 id="wear">Wear</h2>
    </>
  );
}

function About() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ScrollAndFocus />
      <main id={MAIN_ID} tabIndex={-1}>
        <Routes>
          <Route path="/article" element={<Article />} />
          <Route path="/about" element={<About />} />
        </Routes>
      </main>
    </MemoryRouter>,
  );
}

const main = () => screen.getByRole('main');
const heading = () => screen.getByRole('heading', { name: 'Wear' });

/** Follows a link as the keyboard does, focusing it first. */
function press(role: 'link' | 'button', name: string) {
  const pressed = screen.getByRole(role, { name });
  act(() => pressed.focus());
  fireEvent.click(pressed);
}

function scrollBy(pixels: number) {
  vi.stubGlobal('scrollY', pixels);
  fireEvent.scroll(window);
}

it('an unreadable hash is ignored', () => {
  open('/article#100%');
  expect(heading()).toBeDefined();
  press('link', 'To nonsense');
  expect(heading()).toBeDefined();
  expect(document.activeElement?.textContent).toBe('To nonsense');
});

it('the first page scrolls to its hash’s target and leaves the focus to the browser', () => {
  open('/article#wear');
  expect(scrolledTo).toEqual(['wear']);
  expect(document.activeElement).toBe(document.body);
});

it('a link within the page moves the focus to its target', () => {
  open('/article');
  press('link', 'To wear');
  expect(document.activeElement).toBe(heading());
  expect(heading().getAttribute('tabindex')).toBe('-1');
  expect(scrolledTo).toEqual(['wear']);
});

it('a link within the page works repeatedly', () => {
  open('/article');
  press('link', 'To wear');
  press('link', 'To wear');
  expect(document.activeElement).toBe(heading());
  expect(scrolledTo).toEqual(['wear', 'wear']);
});

it('a new page starts at the top, with the focus on its content', () => {
  open('/article');
  scrollBy(700);
  press('link', 'About');
  expect(document.activeElement).toBe(main());
  expect(scrolledTo).toEqual([0]);
});

it.each(['/article', '/article#wear'])('going back to %s restores the scroll position', (address) => {
  open(address);
  scrollBy(700);
  press('link', 'About');
  scrollBy(0);
  press('button', 'Back');
  expect(heading()).toBeDefined();
  expect(scrolledTo.at(-1)).toBe(700);
});

it('replacing the URL in place moves neither scroll nor focus', () => {
  open('/article');
  press('button', 'Filter');
  expect(document.activeElement?.textContent).toBe('Filter');
  expect(scrolledTo).toEqual([]);
});
