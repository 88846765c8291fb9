import { useEffect, useState } from 'react';
import { onAnnouncement } from '../lib/browser/announcer.ts';

/** Announces each new page's title to screen readers, and any message that isn't shown on the page. */
export function RouteAnnouncer() {
  const [text, setText] = useState('');
  useEffect(() => onAnnouncement(setText), []);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
