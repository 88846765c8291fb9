import { REFUSAL } from '../../../test/refusal.ts';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import type { SignedIn } from '../accounts/account.builder.ts';
import { anOrderThatIs, type BoughtOrder } from '../orders/order.builder.ts';
import type { OrderStatus } from '../orders/order.enums.ts';
import { ReviewInvitationService } from './review-invitation.service.ts';
import type {
  ChangeReviewInput,
  ModerateReviewInput,
  ReviewInput,
  SubmitReviewInput,
} from './review.inputs.ts';

const STANDING = `
    kind: __typename
    ... on ReviewStanding {
      id
      state
      revision
      canChange
      recommends
      rejectionReason
      model {
        slug
      }
      review {
        id
        rating
        title
        text
        author
        reviewedOn
        milesDriven
        helpfulVotes
        verified
        isSample
        wetGrip
        noise
        wear
        comfort
        value
      }
    }
  `;
const REFUSED = `
    ${REFUSAL}
    ... on ReviewRefused {
      code
      standing {
        id
        state
      }
    }
  `;
const SUBMIT = /* GraphQL */ `
  mutation ($input: SubmitReviewInput!) {
    review: submitReview(input: $input) {
      ${STANDING}
      ${REFUSED}
    }
  }
`;
const EDIT = /* GraphQL */ `
  mutation ($input: ChangeReviewInput!) {
    review: changeReview(input: $input) {
      ${STANDING}
      ${REFUSED}
    }
  }
`;
const MODERATE = /* GraphQL */ `
  mutation ($input: ModerateReviewInput!) {
    review: moderateReview(input: $input) {
      ${STANDING}
      ${REFUSED}
    }
  }
`;
const VOTE = /* GraphQL */ `
  mutation ($id: Int!) {
    review: voteReviewHelpful(id: $id) {
      kind: __typename
      ... on Review {
        id
        helpfulVotes
      }
      ... on ReviewNotFound {
        message
      }
      ... on OwnReviewVote {
        message
      }
    }
  }
`;

type Headers = Readonly<Record<string, string>>;

/** The answer to any mutation of a review. */
export interface ReviewAnswer {
  readonly kind:
    | 'ReviewStanding'
    | 'TyreNotBought'
    | 'ReviewRefused'
    | 'ReviewNotFound'
    | 'InvalidInput'
    | 'Review'
    | 'OwnReviewVote';
  readonly id?: number;
  readonly [field: string]: unknown;
}

/** A valid review. */
export function aReview(overrides: Partial<ReviewInput> = {}): ReviewInput {
  return {
    rating: 4,
    recommends: true,
    title: 'Quiet on the motorway',
    text: 'Much quieter than what came with the car.',
    milesDriven: 1_200,
    wetGrip: 5,
    noise: 4,
    ...overrides,
  };
}

async function write(
  shop: TestShop,
  document: string,
  input: object,
  headers: Headers,
): Promise<ReviewAnswer> {
  const { data, errors } = await shop.graphql<{ review: ReviewAnswer }>(document, { input }, { ...headers });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.review;
}

export const submitReview = (
  shop: TestShop,
  input: Partial<SubmitReviewInput> & Pick<SubmitReviewInput, 'orderLineId'>,
  headers: Headers = {},
): Promise<ReviewAnswer> => write(shop, SUBMIT, { ...aReview(), ...input }, headers);

export const changeReview = (
  shop: TestShop,
  input: Partial<ChangeReviewInput> & Pick<ChangeReviewInput, 'id'>,
  headers: Headers = {},
): Promise<ReviewAnswer> => write(shop, EDIT, { ...aReview(), ...input }, headers);

export const moderateReview = (
  shop: TestShop,
  input: Partial<ModerateReviewInput> & Pick<ModerateReviewInput, 'id'>,
  { headers }: Pick<SignedIn, 'headers'>,
): Promise<ReviewAnswer> => write(shop, MODERATE, { decision: 'APPROVE', revision: 1, ...input }, headers);

/**
 * Votes for a review.
 * @returns the answer, and the browser's cookie.
 */
export async function voteHelpful(
  shop: TestShop,
  id: number,
  headers: Headers = {},
): Promise<ReviewAnswer & { readonly cookie: string }> {
  const {
    data,
    errors,
    headers: answered,
  } = await shop.graphql<{ review: ReviewAnswer }>(VOTE, { id }, { ...headers });
  if (errors) throw new Error(JSON.stringify(errors));
  const [cookie = ''] = [answered['set-cookie']].flat().map(String);
  return { ...data.review, cookie: cookie.split(';')[0] ?? '' };
}

export interface BoughtLine {
  readonly order: BoughtOrder;
  readonly lineId: string;
  readonly modelId: number;
}

/**
 * A line of an order with the given status.
 * @param by its buyer; a guest when left out.
 */
export async function aBoughtLine(
  shop: TestShop,
  admin: SignedIn,
  { status = 'DELIVERED', by, email }: { status?: OrderStatus; by?: SignedIn; email?: string } = {},
): Promise<BoughtLine> {
  const order = await anOrderThatIs(shop, status, admin, {
    ...(by ? { by } : {}),
    ...(email ? { email } : {}),
  });
  const [line] = await shop.rows<{ id: number; modelId: number }>(
    `select l.id, p.model_id as "modelId"
      from order_lines l
      join products p on p.id = l.product_id
      where l.order_id = $1`,
    [order.orderId],
  );
  if (!line) throw new Error(`Order ${order.orderNumber} has no line.`);
  return { order, lineId: String(line.id), modelId: line.modelId };
}

/** The `it` of a file about a buyer's own review; they have a delivered line in hand, `bought`. */
export const reviewTest = () =>
  shopTest({ now: new Date('2026-11-20T10:00:00Z') }).extend(
    'bought',
    { scope: 'file' },
    ({ shop, admin, customer }) => aBoughtLine(shop, admin, { by: customer }),
  );

/** The answer to somebody who did not buy the tyre here, or not yet. */
export const NOT_BOUGHT = {
  kind: 'TyreNotBought',
  message: 'You can only review tyres you’ve bought here, once we’ve delivered them.',
};

/** Limits count per network address; no test may use up another's. */
export const fromElsewhere = (shop: TestShop): Promise<object[]> =>
  shop.rows("delete from rate_limits where key like 'reviews:%'");

/** A buyer's review that the shop has published. */
export async function aPublishedReview(
  shop: TestShop,
  admin: SignedIn,
  by: SignedIn,
  overrides: Partial<ReviewInput> = {},
): Promise<BoughtLine & { readonly id: number }> {
  const bought = await aBoughtLine(shop, admin, { by });
  const { id } = await submitReview(shop, { orderLineId: bought.lineId, ...overrides }, by.headers);
  if (typeof id !== 'number') throw new Error('Expected a review.');
  await moderateReview(shop, { id }, admin);
  return { ...bought, id };
}

/** The token in the mail that invites the buyer to review an order, two weeks after delivery. */
export async function invitationToken(shop: TestShop, { order }: BoughtLine, email: string): Promise<string> {
  await shop.rows("update orders set delivered_at = delivered_at - interval '15 days' where id = $1", [
    order.orderId,
  ]);
  await shop.services.get(ReviewInvitationService).sweep();
  const mails = await shop.rows<{ text: string }>(
    "select text from mails where recipient = $1 and subject = 'How are your new tyres?'",
    [email],
  );
  const token = mails
    .map(({ text }) => /\/review\?token=([\w-]+)/.exec(text)?.[1])
    .find((found) => found !== undefined);
  if (!token) throw new Error(`No mail to ${email} has a link to /review.`);
  return token;
}
