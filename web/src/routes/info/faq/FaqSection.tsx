import { use, useId } from 'react';
import { SiteContext } from '../../../lib/head/PageHead.tsx';
import { RichText } from '../../../ui/base/RichText.tsx';
import { CopyLinkButton } from '../../../ui/overlay/CopyLinkButton.tsx';
import { Accordion, AccordionItem } from '../../../ui/page/Accordion.tsx';
import type { FaqCategory } from './faqCategory.ts';

/** The questions of one category. Each opens separately. */
export function FaqSection({ category, Icon, colour, questions }: FaqCategory) {
  const id = useId();
  const { origin } = use(SiteContext);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex items-center gap-3">
        <span className={`grid size-9 shrink-0 place-items-center rounded-md ${colour}`}>
          <Icon className="size-5" />
        </span>
        <h2 id={id} className="text-xl">
          {category}
        </h2>
      </div>
      <Accordion>
        {questions.map(({ id: questionId, question, answer }) => (
          <AccordionItem key={questionId} id={questionId} summary={question}>
            <div className="grid justify-items-start gap-4">
              <RichText html={answer} />
              <CopyLinkButton url={`${origin}/faq#${questionId}`} of={question} />
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
