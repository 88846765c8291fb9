import { LineReview } from '../../features/reviews/LineReview.tsx';
import { invitedReviewPath } from '../../features/reviews/reviewPaths.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';
import { Thumbnail } from '../../ui/picture/Thumbnail.tsx';
import { OrderAnswer } from '../orderParts/OrderAnswer.tsx';
import { useInvitedReviewQuery, type InvitedReviewQuery } from './InvitedReview.generated.ts';
import { ReviewStep } from './ReviewStep.tsx';

interface InvitedReviewProps {
  token: string;
  /** The line being reviewed; null until one is chosen. */
  lineId: string | null;
}

type Invitation = NonNullable<InvitedReviewQuery['reviewInvitation']>;
type Lines = Invitation['lines'];

/** The tyres of the order in the email, and the review of one of them. Browser only. */
export function InvitedReview({ token, lineId }: InvitedReviewProps) {
  const query = useInvitedReviewQuery({ variables: { token }, fetchPolicy: 'network-only' });
  return (
    <OrderAnswer query={query} find={({ reviewInvitation }) => reviewInvitation} missing={<LinkUnknown />}>
      {(invitation) => <Invited invitation={invitation} token={token} lineId={lineId} />}
    </OrderAnswer>
  );
}

function Invited({ invitation, token, lineId }: InvitedReviewProps & { invitation: Invitation }) {
  const { orderNumber, lines } = invitation;
  const [first] = lines;
  const isOnly = lines.length === 1;
  const line = isOnly ? first : lines.find(({ id }) => id === lineId);
  const onward = isOnly ? (
    <LinkButton to="/shop">Browse tyres</LinkButton>
  ) : (
    <LinkButton to={invitedReviewPath(token)}>All tyres of this order</LinkButton>
  );
  return (
    <div className="wrap grid gap-6 py-5 md:py-8">
      {line ? (
        <ReviewStep key={line.id} line={line} token={token} onward={onward} />
      ) : (
        <InvitedLines orderNumber={orderNumber} lines={lines} token={token} />
      )}
    </div>
  );
}

function InvitedLines({ orderNumber, lines, token }: { orderNumber: string; lines: Lines; token: string }) {
  return (
    <>
      <header className="grid gap-1">
        <h1 className="text-2xl">How are your new tyres?</h1>
        <p className="text-ink-2">Order {orderNumber}</p>
      </header>
      <ul className="max-w-2xl divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 py-4">
            <Thumbnail src={line.product?.imageUrl} sizes="4rem" />
            <div className="grid content-start gap-0.5 text-sm text-ink-2">
              <p className="text-base font-[650] break-words text-ink">{line.productName}</p>
              <LineReview line={line} to={invitedReviewPath(token, line.id)} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function LinkUnknown() {
  return (
    <MessagePage title="This link does not work">
      <p>Try opening it from the email again, or review your tyres from your orders.</p>
      <LinkButton to="/orders" variant="primary">
        Your orders
      </LinkButton>
    </MessagePage>
  );
}
