import type { GraphqlAnswer, TestShop } from '../../../test/test-shop.ts';
import { aPriceMatch, makeClaim } from '../claims/claim.builder.ts';
import { aMessage, send } from '../messages/message.builder.ts';
import { anOrderThatIs, type BoughtOrder } from '../orders/order.builder.ts';
import { anAddress } from '../payments/buying.builder.ts';
import { aCustomer, anotherSession, PASSWORD, type SignedIn } from './account.builder.ts';
import { verifyEmail } from './email.builder.ts';

const REQUEST_EXPORT = /* GraphQL */ `
  mutation {
    requestDataExport {
      kind: __typename
      ... on DataExportRequested {
        email
        hours
      }
      ... on DataExportRequestedAlready {
        message
      }
      ... on EmailUnconfirmed {
        message
      }
    }
  }
`;
const DELETE = /* GraphQL */ `
  mutation ($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      kind: __typename
      ... on AccountDeleted {
        keptOrders
      }
      ... on InvalidCredentials {
        message
      }
      ... on TooManyAttempts {
        message
      }
      ... on LastAdministrator {
        message
      }
      ... on OrdersUnderWay {
        message
        orders {
          id
          number
          status
        }
      }
    }
  }
`;

export type ExportAnswer =
  | { readonly kind: 'DataExportRequested'; readonly email: string; readonly hours: number }
  | { readonly kind: 'DataExportRequestedAlready' | 'EmailUnconfirmed'; readonly message: string };

export type DeletionAnswer =
  | { readonly kind: 'AccountDeleted'; readonly keptOrders: number }
  | {
      readonly kind: 'InvalidCredentials' | 'TooManyAttempts' | 'LastAdministrator';
      readonly message: string;
    }
  | {
      readonly kind: 'OrdersUnderWay';
      readonly message: string;
      readonly orders: { readonly id: string; readonly number: string; readonly status: string }[];
    };

export async function requestExport(
  shop: TestShop,
  { headers }: Pick<SignedIn, 'headers'>,
): Promise<ExportAnswer> {
  return (await shop.graphql<{ requestDataExport: ExportAnswer }>(REQUEST_EXPORT, {}, { ...headers })).data
    .requestDataExport;
}

export function tryToDelete(
  shop: TestShop,
  { headers }: Pick<SignedIn, 'headers'>,
  password = PASSWORD,
): Promise<GraphqlAnswer<{ deleteAccount: DeletionAnswer }>> {
  return shop.graphql(DELETE, { input: { password } }, { ...headers });
}

export async function deleteAccount(
  shop: TestShop,
  by: Pick<SignedIn, 'headers'>,
  password = PASSWORD,
): Promise<DeletionAnswer> {
  return (await tryToDelete(shop, by, password)).data.deleteAccount;
}

/** A customer of whom the shop knows a lot, and the texts that identify them. */
export interface RichCustomer extends SignedIn {
  readonly order: BoughtOrder;
  /** Placed before there was an account, with the same address. */
  readonly guestOrder: BoughtOrder;
  /** Texts that would identify the customer. */
  readonly traces: readonly string[];
}

const PHONE = '07700 900123';
const LINE1 = '17 Quillfeather Row';

/** A customer with a verified address, two sessions, two delivered orders, the newsletter, a claim and a message. */
export async function aRichCustomer(shop: TestShop, admin: SignedIn, email: string): Promise<RichCustomer> {
  const buying = {
    email,
    phone: PHONE,
    shippingAddress: anAddress({ firstName: 'Zebedee', lastName: 'Featherstonehaugh', line1: LINE1 }),
  };
  const guestOrder = await anOrderThatIs(shop, 'DELIVERED', admin, buying);
  const customer = await aCustomer(shop, { email, firstName: 'Zebedee', lastName: 'Featherstonehaugh' });
  await verifyEmail(shop, customer);
  await anotherSession(shop, customer, {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
  });
  const order = await anOrderThatIs(shop, 'DELIVERED', admin, {
    ...buying,
    by: customer,
    subscribeNewsletter: true,
  });
  await shop.rows(
    `update order_events
      set notes = 'Left with Mrs Featherstonehaugh'
      where order_id = $1 and status = 'DELIVERED'`,
    [order.orderId],
  );
  const claim = { ...(await aPriceMatch(shop, order)), text: `Please send the money to ${LINE1}.` };
  await makeClaim(shop, claim, customer);
  await send(
    shop,
    aMessage({ name: 'Zebedee Featherstonehaugh', email, phone: PHONE, message: `I live at ${LINE1}.` }),
    customer.headers,
  );
  return {
    ...customer,
    order,
    guestOrder,
    traces: [customer.id, email, 'Zebedee', 'Featherstonehaugh', PHONE, LINE1],
  };
}
