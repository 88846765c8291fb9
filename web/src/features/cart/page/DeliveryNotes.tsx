import { Notice } from '../../../ui/base/Notice.tsx';

interface DeliveryNotesProps {
  notes: readonly string[];
  /** Why the shop doesn't deliver there; null if it does. */
  refusal: string | null;
}

/** The shop's notes on deliveries to a postcode. */
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
