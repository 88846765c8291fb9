import { CircleAlert } from 'lucide-react';
import { Button } from '../../../ui/base/Button.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { ordersErrorText } from './ordersError.ts';

interface OrdersFailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says that the orders couldn't be loaded, and why. */
export function OrdersFailed({ error, isRetrying, onRetry }: OrdersFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert className="size-8" />}
        title="Error Loading Orders"
        action={
          <Button busy={isRetrying} onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        {ordersErrorText(error)}
      </EmptyState>
    </div>
  );
}
