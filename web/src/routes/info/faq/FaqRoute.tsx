import { use, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SiteContext } from '../../../lib/head/PageHead.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { RichText } from '../../../ui/base/RichText.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { readShopText } from '../../parts/text/shopText.ts';
import { EditContentLink } from '../frame/EditContentLink.tsx';
import { HelpContacts } from '../frame/HelpContacts.tsx';
import { InfoPage } from '../frame/InfoPage.tsx';
import { InfoSection } from '../frame/InfoSection.tsx';
import { faqCategories } from './faqCategories.ts';
import type { FaqCategory } from './faqCategory.ts';
import { faqJsonLd } from './faqJsonLd.ts';
import { useFaqSuspenseQuery } from './FaqRoute.generated.ts';
import { FaqSearch } from './FaqSearch.tsx';
import { FaqSection } from './FaqSection.tsx';
import { countQuestions, searchFaq } from './searchFaq.ts';
import { useLinkedQuestion } from './useLinkedQuestion.ts';

/** /faq: a searchable list of questions and answers, and contact details for other questions. */
export function FaqRoute() {
  const { shopSettings: shop, page } = useFaqSuspenseQuery().data;
  const content = page?.content ?? '';
  const { origin } = use(SiteContext);
  const categories = useMemo(() => faqCategories(content), [content]);
  return (
    <InfoPage
      path="/faq"
      drawing="/drawings/faq.svg"
      title={page?.title ?? 'Frequently asked questions'}
      description="Answers about ordering tyres, delivery and fitting, prices and payment, and tyres themselves."
      summary={
        <>
          <RichText html={`<p>${readShopText(content).lead}</p>`} />
          <EditContentLink slug="shop-faq" />
        </>
      }
      jsonLd={[faqJsonLd(categories, origin)]}
    >
      <SearchableQuestions categories={categories} />
      <InfoSection
        id="contact"
        title="Still have a question?"
        intro="Get in touch and we’ll be happy to help."
      >
        <HelpContacts settings={shop} />
      </InfoSection>
    </InfoPage>
  );
}

function SearchableQuestions({ categories }: { categories: readonly FaqCategory[] }) {
  const [parameters] = useSearchParams();
  const [typed, setTyped] = useState(parameters.get('q') ?? '');
  useLinkedQuestion();
  const found = searchFaq(categories, typed);
  const count = countQuestions(found);
  return (
    <>
      <div className="grid gap-2">
        <FaqSearch value={typed} onChange={setTyped} />
        <div role="status" className="min-h-5 text-sm text-ink-2">
          {count > 0 && typed.trim() !== '' && `${count} ${count === 1 ? 'answer' : 'answers'} found`}
          {count === 0 && <NothingFound onShowAll={() => setTyped('')} />}
        </div>
      </div>
      {found.map((category) => (
        <FaqSection key={category.category} {...category} />
      ))}
    </>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState title="No results found" action={<Button onClick={onShowAll}>Show all questions</Button>}>
      <p>Try different keywords, for example “delivery” or “tread”, or ask us below.</p>
    </EmptyState>
  );
}
