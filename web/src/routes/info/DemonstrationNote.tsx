import { Notice } from '../../ui/Notice.tsx';

/** Stands beside data of the company while they are made up. */
export function DemonstrationNote() {
  return (
    <Notice title="Demonstration values">
      <p>
        The company, its numbers, its address and its telephone are made up. No real business stands behind
        them.
      </p>
    </Notice>
  );
}
