import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { clearShortened, useShortened, type ShortenedLine } from './shortenedLines.ts';

function inWords({ name, wanted, quantity }: ShortenedLine): string {
  return quantity === 0
    ? `${name} was left out: it cannot be bought at the moment`
    : `${name}: ${quantity} of ${wanted} are in your cart now`;
}

/** Says what could not be kept when the cart of before the sign-in was joined with the saved one. */
export function ShortenedNotice() {
  const lines = useShortened();
  if (lines.length === 0) return null;
  return (
    <div role="status">
      <Notice tone="warn" title="Not everything in your cart could be kept">
        <p>Your cart was saved with your account when you signed in, as far as the tyres are in stock:</p>
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
