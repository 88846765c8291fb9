import { useReturnQuoteQuery } from './AskReturnRoute.generated.ts';
import { RefundSums } from './RefundSums.tsx';
import { refundText } from './returnText.ts';
import { linesOf, methodOf, rightOf, type ReturnOptionsFacts, type ReturnWish } from './returnWish.ts';

interface QuotedRefundProps {
  orderId: string;
  options: ReturnOptionsFacts;
  wish: ReturnWish;
}

/** The refund's amount and date. Renders nothing until tyres, reason and method are chosen. */
export function QuotedRefund({ orderId, options, wish }: QuotedRefundProps) {
  const { reason } = wish;
  const method = methodOf(wish, options);
  const lines = linesOf(wish);
  const isChosen = reason !== null && method !== null && lines.length > 0;
  const { data, previousData, error } = useReturnQuoteQuery({
    variables: { orderId, lines, reason: reason ?? 'CANCELLATION', method: method ?? 'OWN_CARRIER' },
    skip: !isChosen,
    fetchPolicy: 'network-only',
  });
  const quote = (data ?? previousData)?.order?.returnQuote;
  // After a failure, the data is for an earlier choice.
  if (!isChosen || error || !quote) return null;
  const terms = { reason, method, refundBy: quote.refundBy };
  return (
    <RefundSums sums={quote.sums}>
      <p className="text-sm text-ink-2">
        {refundText(terms, { isApproved: !rightOf(reason).needsApproval })}
      </p>
    </RefundSums>
  );
}
