import { useEffect, useState } from 'react';

import { onAnnouncement } from '../lib/announcer.ts';

/** The page's one live region: it tells a screen reader the title of each page that comes. */
export function RouteAnnouncer() {
  const [text, setText] = useState('');
  useEffect(() => onAnnouncement(setText), []);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
