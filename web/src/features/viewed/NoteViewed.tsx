import { useEffect, useEffectEvent } from 'react';
import { noteViewed, type ViewedTyre } from './viewedStore.ts';

/** Notes in this browser that the visitor has opened the page of a tyre. */
export function NoteViewed({ tyre }: { tyre: ViewedTyre }) {
  const note = useEffectEvent(() => noteViewed(tyre));
  useEffect(() => note(), [tyre.id]);
  return null;
}
