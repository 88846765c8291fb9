import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAccessibilitySuspenseQuery } from './AccessibilityRoute.generated.ts';
import { HelpContacts } from './frame/HelpContacts.tsx';
import { InfoPage } from './frame/InfoPage.tsx';
import { InfoSection } from './frame/InfoSection.tsx';

const LINK = 'underline underline-offset-4';

/** The shop's conformance with the accessibility guidelines, known gaps, and how to report a barrier. */
export function AccessibilityRoute() {
  const { shopSettings: shop } = useAccessibilitySuspenseQuery().data;
  return (
    <InfoPage
      path="/accessibility"
      title="Accessibility statement"
      description="How accessible this shop is, what we know doesn’t work yet, and how to tell us about a barrier."
      summary={
        `We want everyone to be able to buy tyres from ${shop.shopName}. We build the shop to level AA of the Web ` +
        'Content Accessibility Guidelines (WCAG) 2.2, and we believe it partly meets them: see what doesn’t yet.'
      }
    >
      <InfoSection title="What you can expect">
        <Points>
          <li>You can search, filter, fill the cart and check out with a keyboard, and see where you are.</li>
          <li>Pages fit a phone 360 pixels wide without scrolling sideways.</li>
          <li>Headings, fields, buttons and errors have names that screen readers announce.</li>
          <li>Text has enough contrast in the light and the dark theme.</li>
          <li>Nothing moves by itself if your device asks for less motion, and what moves can be paused.</li>
        </Points>
      </InfoSection>
      <InfoSection title="What doesn’t work yet">
        <Points>
          <li>
            Invoices and other documents that you save as PDF files aren’t tagged for screen readers. The same
            document is a page of your order, which is.
          </li>
          <li>
            The maps are pictures with numbered links. The list beside each map has the same places, with
            their distances.
          </li>
          <li>Photographs that buyers add to claims and returns have no description of what they show.</li>
          <li>
            You pay on a page of Stripe, our payment provider. Its accessibility is up to them; if it stops
            you, call us and we’ll take your order another way.
          </li>
          <li>
            In the GraphQL playground for developers, a screen reader reads only those lines of a long answer
            that are on the screen.
          </li>
        </Points>
      </InfoSection>
      <InfoSection title="How we test">
        <p className="max-w-prose">
          Before each release a program checks every kind of page on a phone and on a large screen with the
          tool axe, checks that each fits a screen 320 pixels wide (a zoom of 400%) and that its HTML is
          valid, and walks through search, cart, checkout and account. Tools find only a part of all barriers.
          People who use a screen reader, a switch or voice control haven’t tested the shop for us yet, and no
          independent auditor has.
        </p>
      </InfoSection>
      <InfoSection
        title="Tell us about a barrier"
        intro="Say which page it was, what you wanted to do and what you use. We’ll answer and help you."
      >
        <HelpContacts settings={shop} />
        <p className="max-w-prose text-sm text-ink-2">
          You can also{' '}
          <Link to="/contact" className={LINK}>
            send us a message
          </Link>
          . If you’re not happy with our answer, the{' '}
          <a href="https://www.equalityadvisoryservice.com/" rel="noopener" className={LINK}>
            Equality Advisory and Support Service
          </a>{' '}
          advises you on your rights under the Equality Act 2010.
        </p>
      </InfoSection>
      <p className="text-sm text-ink-2">We wrote this statement on 27 November 2026.</p>
    </InfoPage>
  );
}

function Points({ children }: { children: ReactNode }) {
  return <ul className="grid max-w-prose list-disc gap-1.5 pl-5">{children}</ul>;
}
