import { REFUSAL } from '../../../test/refusal.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import type { SignedIn } from '../accounts/account.builder.ts';
import { anAddress } from '../payments/buying.builder.ts';
import type { AddressUse } from './address.enums.ts';
import type { AddressInput, SavedAddressInput } from './address.inputs.ts';

const FIELDS =
  'id label firstName lastName company line1 line2 city postcode country isDeliveryDefault isBillingDefault';
const MY_ADDRESSES = `{ mySavedAddresses { ${FIELDS} } }`;
const ADD = /* GraphQL */ `
  mutation ($input: SavedAddressInput!) {
    addSavedAddress(input: $input) {
      kind: __typename
      ... on SavedAddress {
        ${FIELDS}
      }
      ${REFUSAL}
      ... on AddressBookFull {
        limit
      }
    }
  }
`;
const CHANGE = /* GraphQL */ `
  mutation ($id: ID!, $input: SavedAddressInput!) {
    changeSavedAddress(id: $id, input: $input) {
      kind: __typename
      ... on SavedAddress {
        ${FIELDS}
      }
      ${REFUSAL}
    }
  }
`;
const MAKE_DEFAULT = /* GraphQL */ `
  mutation ($id: ID!, $use: AddressUse!) {
    makeSavedAddressDefault(id: $id, use: $use) {
      id
      isDeliveryDefault
      isBillingDefault
    }
  }
`;
const REMOVE = 'mutation ($id: ID!) { removeSavedAddress(id: $id) }';

export interface KeptInBook {
  readonly id: string;
  readonly label: string | null;
  readonly line1: string;
  readonly isDeliveryDefault: boolean;
  readonly isBillingDefault: boolean;
}

export type BookAnswer =
  | ({ readonly kind: 'SavedAddress' } & KeptInBook)
  | {
      readonly kind: 'InvalidInput' | 'AddressBookFull' | 'SavedAddressNotFound';
      readonly message: string;
      readonly fields?: { path: string; message: string }[];
      readonly limit?: number;
    };

/** A valid address to save. */
export const aSaving = (
  address: Partial<AddressInput> = {},
  label: string | null = null,
): SavedAddressInput => ({ label, address: anAddress(address) });

/** A customer's use of the address book, through the API. */
export function bookOf(shop: TestShop, { headers }: Pick<SignedIn, 'headers'>) {
  return {
    async list(): Promise<KeptInBook[]> {
      return (await shop.graphql<{ mySavedAddresses: KeptInBook[] }>(MY_ADDRESSES, {}, headers)).data
        .mySavedAddresses;
    },
    async add(input: SavedAddressInput): Promise<BookAnswer> {
      return (await shop.graphql<{ addSavedAddress: BookAnswer }>(ADD, { input }, headers)).data
        .addSavedAddress;
    },
    async change(id: string, input: SavedAddressInput): Promise<BookAnswer> {
      return (await shop.graphql<{ changeSavedAddress: BookAnswer }>(CHANGE, { id, input }, headers)).data
        .changeSavedAddress;
    },
    async makeDefault(id: string, use: AddressUse): Promise<Partial<KeptInBook> | null> {
      return (
        await shop.graphql<{ makeSavedAddressDefault: Partial<KeptInBook> | null }>(
          MAKE_DEFAULT,
          { id, use },
          headers,
        )
      ).data.makeSavedAddressDefault;
    },
    async remove(id: string): Promise<boolean> {
      return (await shop.graphql<{ removeSavedAddress: boolean }>(REMOVE, { id }, headers)).data
        .removeSavedAddress;
    },
  };
}

/** Saves an address. */
export async function aSavedAddress(
  shop: TestShop,
  who: Pick<SignedIn, 'headers'>,
  address: Partial<AddressInput> = {},
  label: string | null = null,
): Promise<KeptInBook> {
  const answer = await bookOf(shop, who).add(aSaving(address, label));
  if (answer.kind !== 'SavedAddress') throw new Error(`Expected an address, got ${JSON.stringify(answer)}`);
  return answer;
}
