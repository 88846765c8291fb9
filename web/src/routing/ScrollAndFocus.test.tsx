import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { MAIN_ID, ScrollAndFocus } from './ScrollAndFocus.tsx';

/** The scroll targets, the latest last: an element's name, or a distance from the top. */
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

/** Follows a link as the keyboard does: it has the focus when it is pressed. */
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

it('a page that opens scrolls to the target of its hash and leaves the focus to the browser', () => {
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

it('a link within the page works a second time', () => {
  open('/article');
  press('link', 'To wear');
  press('link', 'To wear');
  expect(document.activeElement).toBe(heading());
  expect(scrolledTo).toEqual(['wear', 'wear']);
});

it('a new page starts at its top, with the focus on its content', () => {
  open('/article');
  scrollBy(700);
  press('link', 'About');
  expect(document.activeElement).toBe(main());
  expect(scrolledTo).toEqual([0]);
});

it.each(['/article', '/article#wear'])('comes back to where %s was left', (address) => {
  open(address);
  scrollBy(700);
  press('link', 'About');
  scrollBy(0);
  press('button', 'Back');
  expect(heading()).toBeDefined();
  expect(scrolledTo.at(-1)).toBe(700);
});

it('rewriting the address in place moves nothing', () => {
  open('/article');
  press('button', 'Filter');
  expect(document.activeElement?.textContent).toBe('Filter');
  expect(scrolledTo).toEqual([]);
});
