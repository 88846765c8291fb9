import { Notice } from '../../../ui/base/Notice.tsx';

/** Marks company data that are made up for demonstration. */
export function DemonstrationNote() {
  return (
    <Notice title="Demonstration values">
      <p>
        The company, its numbers, address and phone number are made up. There is no real business behind them.
      </p>
    </Notice>
  );
}
