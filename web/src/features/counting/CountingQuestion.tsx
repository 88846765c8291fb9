import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { MAIN_ID } from '../../routing/ScrollAndFocus.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { providerSentence } from './providerSentence.ts';
import { useAnswer } from './useAnswer.ts';

interface CountingQuestionProps {
  question: string;
  provider: string | null;
}

/**
 * The strip that asks whether the visitor may be counted, until they answer: at the foot of a wide screen, and on a
 * phone at the end of the page, because there it would cover what the visitor came for.
 */
export function CountingQuestion({ question, provider }: CountingQuestionProps) {
  const keep = useAnswer(provider);
  const answer = (isAgreed: boolean) => {
    keep(isAgreed);
    // The button that has the focus is gone.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepRoomFor(bar.current), []);
  // Lifted above the other bars by a transform: a change of `bottom` would count as a shift of the page's layout.
  return (
    <section
      ref={bar}
      aria-label="May we count your visit?"
      className={classes(
        'consent-bar above-bars border-t border-line bg-card py-2.5 md:fixed md:inset-x-0 md:bottom-0 md:z-20',
        'md:-translate-y-(--bars) md:shadow-float print:hidden',
      )}
    >
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-2">
        <p className="max-w-[90ch] flex-1 basis-80 text-xs md:text-sm">
          {question} {providerSentence(provider)}{' '}
          <Link to="/cookies" className="whitespace-nowrap underline">
            What we keep
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-2 max-md:w-full">
          <Button onClick={() => answer(false)}>Decline</Button>
          <Button onClick={() => answer(true)}>Accept</Button>
        </div>
      </div>
    </section>
  );
}

/** Says to the styles how tall a strip over the page is, as long as it stands; returns the function that ends it. */
function keepRoomFor(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const sheet = new CSSStyleSheet();
  const measure = () => {
    const height = getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0;
    sheet.replaceSync(`html, body, .above-bars { --consent-bar: ${height}px }`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar, { box: 'border-box' });
  measure();
  document.adoptedStyleSheets.push(sheet);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
