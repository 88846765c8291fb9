import { useEffect, useEffectEvent } from 'react';
import { noteViewed, type ViewedTyre } from './viewedStore.ts';

/** Records in this browser that the visitor opened a tyre's page. */
export function NoteViewed({ tyre }: { tyre: ViewedTyre }) {
  const note = useEffectEvent(() => noteViewed(tyre));
  useEffect(() => note(), [tyre.id]);
  return null;
}
