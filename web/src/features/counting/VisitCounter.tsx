import { useApolloClient } from '@apollo/client/react';
import { SCROLL_DEPTHS } from '@treadline/schema/trade/people/visitor-event';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { countActs, tellAct } from '../../lib/visitor/visitorActs.ts';
import { contactAct, pageAct } from './contactAct.ts';
import { countedPage } from './countedPage.ts';
import { createEventQueue } from './eventQueue.ts';
import { RecordVisitorEventsDocument } from './RecordVisitorEvents.generated.ts';

/** Pages add their links after they open, and the first page must hydrate as well. */
const FIRST_LISTENING_MS = 1_000;
const LISTENING_MS = 500;

/** Counts a visitor's actions for as long as they consent. */
export function VisitCounter({ consent }: { consent: string }) {
  const { pathname } = useLocation();
  useSending(consent);
  useEffect(() => {
    tellAct({ name: 'PAGE_VIEW' });
    const name = pageAct(pathname);
    if (name) tellAct({ name });
  }, [pathname]);
  useScrollDepth(pathname);
  useContactClicks(pathname);
  return null;
}

/** Sends the counted events a few times a minute, and when the page is hidden. */
function useSending(consent: string): void {
  const client = useApolloClient();
  useEffect(() => {
    const queue = createEventQueue((events) => {
      const sent = client.mutate({
        mutation: RecordVisitorEventsDocument,
        variables: { input: { consent, events } },
        fetchPolicy: 'no-cache',
        context: { changesNothing: true, fetchOptions: { keepalive: true } },
      });
      // Events that don't arrive aren't counted.
      sent.catch(() => undefined);
    });
    const endCounting = countActs((act, pathname) => {
      const page = countedPage(pathname);
      if (page !== null) queue.add({ ...act, page });
    });
    const sendOnLeaving = () => document.visibilityState === 'hidden' && queue.flush();
    document.addEventListener('visibilitychange', sendOnLeaving);
    return () => {
      document.removeEventListener('visibilitychange', sendOnLeaving);
      endCounting();
      queue.end();
    };
  }, [client, consent]);
}

/** Reports how far down a page was scrolled, each depth once. */
function useScrollDepth(pathname: string): void {
  useEffect(() => {
    const deeper = [...SCROLL_DEPTHS];
    function look() {
      const { scrollHeight } = document.documentElement;
      const read = (100 * (scrollY + innerHeight)) / scrollHeight;
      // The last pixel of a page can be a fraction that no screen reaches.
      for (let [next] = deeper; next !== undefined && read >= Math.min(next, 99.5); [next] = deeper) {
        deeper.shift();
        tellAct({ name: 'SCROLL', percent: next });
      }
    }
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [pathname]);
}

/** Reports clicks on phone numbers and email addresses, separately for each page. */
function useContactClicks(pathname: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    function hear({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const name = contactAct(link?.getAttribute('href') ?? '', pathname);
      if (name) tellAct({ name });
    }
    const listen = () => {
      isFirst.current = false;
      document.addEventListener('click', hear);
    };
    const timer = setTimeout(listen, isFirst.current ? FIRST_LISTENING_MS : LISTENING_MS);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', hear);
    };
  }, [pathname]);
}
