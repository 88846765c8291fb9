import { useEffect, useState } from 'react';
import { onAnnouncement } from '../lib/announcer.ts';

/** Tells a screen reader the title of each page that comes, and whatever else has no place of its own on the page. */
export function RouteAnnouncer() {
  const [text, setText] = useState('');
  useEffect(() => onAnnouncement(setText), []);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
