import { nextAddress } from '../../../test/next-address.ts';
import { REFUSAL } from '../../../test/refusal.ts';
import type { GraphqlAnswer, TestShop } from '../../../test/test-shop.ts';
import { anEmail, type SignedIn } from '../accounts/account.builder.ts';
import type { MessageTopic } from './message.enums.ts';
import type { SendMessageInput } from './message.inputs.ts';

const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) {
      kind: __typename
      ... on MessageSent {
        message
      }
      ${REFUSAL}
    }
  }
`;
const MESSAGES = /* GraphQL */ `
  query ($filter: MessageFilter!) {
    messages(filter: $filter) {
      items {
        id
        state
        topic
        answerBy
        revision
        name
        email
        subject
        excerpt
        entryCount
        customer {
          id
        }
        order {
          number
        }
        recentOrders {
          number
        }
        entries {
          author
          text
          writer {
            id
          }
        }
      }
      pageInfo {
        totalItems
      }
    }
  }
`;

/** A message as administrators read it. */
export interface ReadMessage {
  readonly id: string;
  readonly state: string;
  readonly topic: string;
  readonly answerBy: string | null;
  readonly revision: number;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly excerpt: string;
  readonly entryCount: number;
  readonly customer: { readonly id: string } | null;
  readonly order: { readonly number: string } | null;
  readonly recentOrders: readonly { readonly number: string }[];
  readonly entries: readonly {
    readonly author: string;
    readonly text: string;
    readonly writer: { readonly id: string } | null;
  }[];
}

/** A message as a form sends it. */
type TypedMessage = Omit<SendMessageInput, 'topic'> & { readonly topic?: MessageTopic };

/** A message that breaks no rule. */
export const aMessage = (overrides: Partial<TypedMessage> = {}): TypedMessage => ({
  name: 'Priya Shah',
  email: anEmail(),
  subject: 'Tyres for a caravan',
  message: 'Do you sell 195/70 R14C?',
  ...overrides,
});

/**
 * Sends the contact form.
 * @param headers of the sender; a new network address each time when left out.
 */
export function send(
  shop: TestShop,
  input: TypedMessage,
  headers: Record<string, string> = nextAddress(),
): Promise<GraphqlAnswer<{ sendMessage: object }>> {
  return shop.graphql(SEND, { input }, headers);
}

/** The messages that match a search, newest first. */
export async function messagesFor(
  shop: TestShop,
  { headers }: Pick<SignedIn, 'headers'>,
  search: string,
): Promise<ReadMessage[]> {
  const { data } = await shop.graphql<{ messages: { items: ReadMessage[] } }>(
    MESSAGES,
    { filter: { search } },
    { ...headers },
  );
  return data.messages.items;
}

/** The only message from an address. */
export async function theMessageFrom(
  shop: TestShop,
  admin: Pick<SignedIn, 'headers'>,
  email: string,
): Promise<ReadMessage> {
  const [message, ...others] = await messagesFor(shop, admin, email);
  if (!message || others.length > 0) throw new Error(`Expected one message from ${email}.`);
  return message;
}
