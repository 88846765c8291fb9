import { Link } from 'react-router-dom';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { shortenedSentence } from './shortenedSentence.ts';
import { useCheckedAdd, type AddingState } from './useCheckedAdd.ts';

interface CheckedAddToCartProps {
  /** The tyre to add; undefined until one is chosen. */
  tyre: { id: number; name: string; stockQuantity: number } | undefined;
  quantity: number;
}

function reasonAgainst(tyre: CheckedAddToCartProps['tyre']): string | undefined {
  if (!tyre) return 'Select a size first';
  return tyre.stockQuantity > 0 ? undefined : 'Out of stock in this size';
}

/**
 * Adds a tyre after checking its price and stock on the server, for pages that may have been open for long or that
 * allow any quantity. The outcome stays below the button. Key it by the tyre.
 */
export function CheckedAddToCart({ tyre, quantity }: CheckedAddToCartProps) {
  const { state, add } = useCheckedAdd();
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        wide
        busy={state.step === 'adding'}
        disabledReason={reasonAgainst(tyre)}
        onClick={() => tyre && void add(tyre.id, quantity)}
      >
        Add to Cart
      </Button>
      {tyre && <Outcome name={tyre.name} state={state} />}
    </>
  );
}

function Outcome({ name, state }: { name: string; state: AddingState }) {
  switch (state.step) {
    case 'added':
      return <Added tone="good" title="Added to cart successfully!" />;
    case 'shortened':
      return <Added tone="warn" title={shortenedSentence(name, state.quantity)} />;
    case 'failed':
      return <Notice tone="bad" title="Failed to add to cart" />;
    case 'adding':
    case 'idle':
      return null;
  }
}

function Added({ tone, title }: { tone: 'good' | 'warn'; title: string }) {
  return (
    <div role="alert">
      <Notice tone={tone} title={title}>
        <Link to="/cart" className="underline">
          View Cart
        </Link>
      </Notice>
    </div>
  );
}
