import { Notice } from '../../../ui/base/Notice.tsx';

/** Marks company details that are made up for the demonstration. */
export function DemonstrationNote() {
  return (
    <Notice title="Demonstration values">
      <p>
        The company, its numbers, address and phone number are made up. None of them belong to a real
        business.
      </p>
    </Notice>
  );
}
