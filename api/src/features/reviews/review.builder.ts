import type { TestShop } from '../../../test/test-shop.ts';
import type { SignedIn } from '../accounts/account.builder.ts';
import { anOrderThatIs, type BoughtOrder } from '../orders/order.builder.ts';
import type { OrderStatus } from '../orders/order.enums.ts';
import { ReviewInvitationService } from '../orders/review-invitation.service.ts';
import type {
  EditReviewInput,
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
      canEdit
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
    ... on TyreNotBought {
      message
    }
    ... on ReviewRefused {
      code
      message
      standing {
        id
        state
      }
    }
    ... on InvalidInput {
      message
      fields {
        path
        message
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
  mutation ($input: EditReviewInput!) {
    review: editReview(input: $input) {
      ${STANDING}
      ${REFUSED}
    }
  }
`;
const MODERATE = /* GraphQL */ `
  mutation ($input: ModerateReviewInput!) {
    review: moderateReview(input: $input) {
      ${STANDING}
      ... on ReviewNotFound {
        message
      }
      ... on ReviewRefused {
        code
        message
        standing {
          id
          state
        }
      }
      ... on InvalidInput {
        message
        fields {
          path
          message
        }
      }
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

/** The answer to whatever is done with a review. */
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

/** A review with nothing wrong in it. */
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

export const editReview = (
  shop: TestShop,
  input: Partial<EditReviewInput> & Pick<EditReviewInput, 'id'>,
  headers: Headers = {},
): Promise<ReviewAnswer> => write(shop, EDIT, { ...aReview(), ...input }, headers);

export const moderateReview = (
  shop: TestShop,
  input: Partial<ModerateReviewInput> & Pick<ModerateReviewInput, 'id'>,
  { headers }: Pick<SignedIn, 'headers'>,
): Promise<ReviewAnswer> => write(shop, MODERATE, { decision: 'APPROVE', revision: 1, ...input }, headers);

/** Votes for a review. @returns the answer, and the cookie that the browser keeps. */
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

/** A line of an order that has come so far. @param by its buyer; a guest when left out. */
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

/** A review by a buyer that the shop has published. */
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

/** The token in the mail that invites somebody to review an order, two weeks after it arrived. */
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

interface Figures {
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly recommendPercent: number | null;
  readonly ratingDistribution: { stars: number; count: number }[];
}

/** A model's figures as they are kept, and as they are counted from its published reviews. */
export async function figuresOf(
  shop: TestShop,
  modelId: number,
): Promise<{ kept: Figures | undefined; counted: Figures }> {
  const [kept] = await shop.rows<Figures>(
    `select rating, review_count as "reviewCount", recommend_percent as "recommendPercent",
        rating_distribution as "ratingDistribution"
      from models
      where id = $1`,
    [modelId],
  );
  const rows = await shop.rows<{ rating: number; recommends: boolean }>(
    "select rating, recommends from reviews where model_id = $1 and state = 'APPROVED'",
    [modelId],
  );
  const share = (part: number, of: number): number => Math.round((part * of) / rows.length);
  const counted: Figures = {
    rating: rows.length
      ? share(
          rows.reduce((sum, { rating }) => sum + rating, 0),
          100,
        ) / 100
      : null,
    reviewCount: rows.length,
    recommendPercent: rows.length ? share(rows.filter(({ recommends }) => recommends).length, 100) : null,
    ratingDistribution: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: rows.filter(({ rating }) => rating === stars).length,
    })),
  };
  return { kept, counted };
}
