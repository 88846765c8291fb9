import { Notice } from '../../../ui/base/Notice.tsx';

interface DeliveryNotesProps {
  notes: readonly string[];
  /** Why nothing can be delivered there; null if it can. */
  refusal: string | null;
}

/** What the shop has to say about deliveries to a postcode. */
export function DeliveryNotes({ notes, refusal }: DeliveryNotesProps) {
  if (refusal !== null) return <Notice tone="bad">{refusal}</Notice>;
  if (notes.length === 0) return null;
  return (
    <Notice>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  );
}
