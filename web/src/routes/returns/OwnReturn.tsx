import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { OrderAnswer } from '../orders/OrderAnswer.tsx';
import { OrderPart } from '../orders/OrderPart.tsx';
import { useOwnReturnQuery } from './OwnReturn.generated.ts';
import { ReturnDetails } from './ReturnDetails.tsx';

interface OwnReturnProps {
  orderId: string;
  returnId: string;
}

/** A return of the signed-in customer, or of a guest who holds the order's key. Browser only. */
export function OwnReturn({ orderId, returnId }: OwnReturnProps) {
  const query = useOwnReturnQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  return (
    <OrderAnswer
      query={query}
      find={({ order }) => {
        const ret = order?.returns.find(({ id }) => id === returnId);
        return order && ret && { order, ret };
      }}
      missing={<ReturnNotFound />}
    >
      {({ order, ret }) => (
        <OrderPart order={order} name="Return">
          <ReturnDetails key={ret.id} orderId={orderId} ret={ret} />
        </OrderPart>
      )}
    </OrderAnswer>
  );
}

/** Does not reveal whether another customer has it. */
export function ReturnNotFound() {
  return (
    <MessagePage title="Return not found">
      <p>This return doesn’t exist, or it isn’t yours to see.</p>
      <LinkButton to="/orders" variant="primary" className="justify-self-start">
        Back to orders
      </LinkButton>
    </MessagePage>
  );
}
