import { Link } from 'react-router-dom';
import { MAIN_ID } from '../../routing/ScrollAndFocus.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { providerSentence } from './providerSentence.ts';
import { useAnswer } from './useAnswer.ts';

interface CountingQuestionProps {
  question: string;
  provider: string | null;
}

/**
 * The strip that asks for consent to count the visit, until answered. It's at the end of the page, because at the
 * foot of the screen it would cover content.
 */
export function CountingQuestion({ question, provider }: CountingQuestionProps) {
  const keep = useAnswer(provider);
  const answer = (isAgreed: boolean) => {
    keep(isAgreed);
    // The focused button is gone.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-label="May we count your visit?"
      className="border-t border-line bg-card py-2.5 print:hidden"
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
