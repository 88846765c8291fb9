import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { clearShortened, useShortened, type ShortenedLine } from './shortenedLines.ts';

function inWords({ name, wanted, quantity }: ShortenedLine): string {
  return quantity === 0
    ? `${name} isn’t available at the moment, so we’ve left it out`
    : `${name}: ${quantity} of ${wanted} are in your cart now`;
}

/** Says what didn't fit when the guest's cart was merged with the saved one. */
export function ShortenedNotice() {
  const lines = useShortened();
  if (lines.length === 0) return null;
  return (
    <div role="status">
      <Notice tone="warn" title="We couldn’t keep everything in your cart">
        <p>
          We saved your cart to your account when you signed in, but we don’t have enough stock of some tyres:
        </p>
        <ul className="list-disc pl-5">
          {lines.map((line) => (
            <li key={line.name}>{inWords(line)}</li>
          ))}
        </ul>
        <Button className="mt-2 justify-self-start" onClick={clearShortened}>
          OK
        </Button>
      </Notice>
    </div>
  );
}
