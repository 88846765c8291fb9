import type { SignedIn } from '../../../../test/account.ts';
import { REFUSAL } from '../../../../test/refusal.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import type { AddGarageVehicleInput } from './garage.inputs.ts';

const FIELDS = `
    id
    registration
    make
    model
    year
    label
    nickname
    isCurrent
    tyreSizes {
      position
      size
      minLoadIndex
      minSpeedRating
    }
  `;
const MY_GARAGE = `{ myGarage { ${FIELDS} } }`;
const ADD = /* GraphQL */ `
  mutation ($input: AddGarageVehicleInput!) {
    addGarageVehicle(input: $input) {
      kind: __typename
      ... on GarageVehicle {
        ${FIELDS}
      }
      ${REFUSAL}
      ... on GarageFull {
        limit
      }
    }
  }
`;
const RENAME = /* GraphQL */ `
  mutation ($id: ID!, $nickname: String) {
    updateGarageVehicle(id: $id, nickname: $nickname) {
      kind: __typename
      ... on GarageVehicle {
        nickname
      }
      ... on InvalidInput {
        fields {
          path
        }
      }
      ... on GarageVehicleNotFound {
        message
      }
    }
  }
`;
const SET_TYRES = /* GraphQL */ `
  mutation ($id: ID!, $input: GarageTyresInput!) {
    setGarageTyres(id: $id, input: $input) {
      kind: __typename
      ... on GarageVehicle {
        tyresFittedOn
        reminds
      }
      ${REFUSAL}
    }
  }
`;
const CHOOSE = 'mutation ($id: ID!) { setCurrentGarageVehicle(id: $id) { id isCurrent } }';
const REMOVE = 'mutation ($id: ID!) { removeGarageVehicle(id: $id) }';

export interface KeptVehicle {
  readonly id: string;
  readonly registration: string | null;
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  readonly label: string;
  readonly nickname: string | null;
  readonly isCurrent: boolean;
  readonly tyreSizes: {
    readonly position: string;
    readonly size: string;
    readonly minLoadIndex: number;
    readonly minSpeedRating: string;
  }[];
}

export type AddAnswer =
  | ({ readonly kind: 'GarageVehicle' } & KeptVehicle)
  | {
      readonly kind: 'InvalidInput' | 'VehicleNotFound' | 'GarageFull';
      readonly message: string;
      readonly fields?: { path: string }[];
      readonly limit?: number;
    };

/** A customer's garage, used through the API. */
export function garageOf(shop: TestShop, { headers }: Pick<SignedIn, 'headers'>) {
  return {
    async list(): Promise<KeptVehicle[]> {
      return (await shop.graphql<{ myGarage: KeptVehicle[] }>(MY_GARAGE, {}, headers)).data.myGarage;
    },
    async add(input: AddGarageVehicleInput): Promise<AddAnswer> {
      return (await shop.graphql<{ addGarageVehicle: AddAnswer }>(ADD, { input }, headers)).data
        .addGarageVehicle;
    },
    async rename(id: string, nickname: string | null): Promise<Record<string, unknown>> {
      return (
        await shop.graphql<{ updateGarageVehicle: Record<string, unknown> }>(
          RENAME,
          { id, nickname },
          headers,
        )
      ).data.updateGarageVehicle;
    },
    async choose(id: string): Promise<{ id: string; isCurrent: boolean } | null> {
      return (
        await shop.graphql<{ setCurrentGarageVehicle: { id: string; isCurrent: boolean } | null }>(
          CHOOSE,
          { id },
          headers,
        )
      ).data.setCurrentGarageVehicle;
    },
    async remove(id: string): Promise<boolean> {
      return (await shop.graphql<{ removeGarageVehicle: boolean }>(REMOVE, { id }, headers)).data
        .removeGarageVehicle;
    },
  };
}

/** Saves a vehicle that the shop knows. */
export async function aKeptVehicle(
  shop: TestShop,
  who: Pick<SignedIn, 'headers'>,
  input: AddGarageVehicleInput,
): Promise<KeptVehicle> {
  const answer = await garageOf(shop, who).add(input);
  if (answer.kind !== 'GarageVehicle') throw new Error(`Expected a vehicle, got ${JSON.stringify(answer)}`);
  return answer;
}

/** Records a vehicle's current tyres. */
export async function setTyres(
  shop: TestShop,
  { headers }: Pick<SignedIn, 'headers'>,
  id: string,
  input: object,
): Promise<object> {
  return (await shop.graphql<{ setGarageTyres: object }>(SET_TYRES, { id, input }, headers)).data
    .setGarageTyres;
}
