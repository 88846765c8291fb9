import { askAs, type Caller } from '../../../../test/fixtures/catalogue/admin-product.ts';
import { REFUSAL } from '../../../../test/refusal.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { ImportRunner } from '../../operations/imports/index.ts';
import { FeedRunner } from './fetching/feed-runner.service.ts';

/** An import of a feed as the API returns it. */
interface SeenFile {
  readonly id: number;
  readonly status: string;
  readonly hold: string | null;
  readonly startedBy: string;
}

/** A feed as the API returns it. */
export interface SeenFeed {
  readonly id: number;
  readonly hostKey: string | null;
  readonly nextAt: string | null;
  readonly lastNewAt: string | null;
  readonly lateSince: string | null;
  readonly trouble: string | null;
  readonly revision: number;
  readonly waiting: SeenFile | null;
}

/** A look for a file as the API returns it. */
export interface SeenRun {
  readonly outcome: string;
  readonly times: number;
  readonly message: string | null;
  readonly fileName: string | null;
  readonly import: SeenFile | null;
}

const FILE = 'id status hold startedBy';
const FEED = `id hostKey nextAt lastNewAt lateSince trouble revision waiting { ${FILE} }`;

/** The feed that a mutation returns, or a refusal. */
export type FeedAnswer = Partial<SeenFeed> & {
  readonly kind: string;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
};

const FIELDS = { name: 'Stock', transport: 'HTTPS', everyMinutes: 60, active: true };

/** Asks for a feed to be added. */
export const createFeed = async (shop: TestShop, caller: Caller, input: object): Promise<FeedAnswer> =>
  (
    await askAs<{ answer: FeedAnswer }>(
      shop,
      caller,
      `mutation ($input: CreateSupplierFeedInput!) { answer: createSupplierFeed(input: $input) {
        kind: __typename ... on SupplierFeed { ${FEED} } ${REFUSAL} } }`,
      { input: { ...FIELDS, ...input } },
    )
  ).answer;

/** Adds a feed. @returns its id. */
export async function aFeed(shop: TestShop, caller: Caller, input: object): Promise<number> {
  const answer = await createFeed(shop, caller, input);
  if (answer.id === undefined) throw new Error(`The feed was refused: ${JSON.stringify(answer)}`);
  return answer.id;
}

export const feedNow = async (shop: TestShop, caller: Caller, id: number): Promise<SeenFeed> =>
  (
    await askAs<{ supplierFeed: SeenFeed }>(
      shop,
      caller,
      `query ($id: Int!) { supplierFeed(id: $id) { ${FEED} } }`,
      { id },
    )
  ).supplierFeed;

/** The looks of a feed, newest first. */
export const runsOf = async (shop: TestShop, caller: Caller, feedId: number): Promise<readonly SeenRun[]> =>
  (
    await askAs<{ supplierFeedRuns: { items: SeenRun[] } }>(
      shop,
      caller,
      `query ($id: Int!) { supplierFeedRuns(feedId: $id) { items {
        outcome times message fileName import { ${FILE} } } } }`,
      { id: feedId },
    )
  ).supplierFeedRuns.items;

/** Looks for a feed's file and works on its import, in place of the workers. @returns the last look. */
export async function looked(shop: TestShop, caller: Caller, feedId: number): Promise<SeenRun | undefined> {
  await shop.services.get(FeedRunner).look(feedId);
  const [before] = await runsOf(shop, caller, feedId);
  if (before?.import) await shop.services.get(ImportRunner).run(before.import.id);
  return (await runsOf(shop, caller, feedId))[0];
}

/** Runs one of a feed's mutations that take only its id. */
export const changeFeed = async (
  shop: TestShop,
  caller: Caller,
  name: 'fetchSupplierFeed' | 'forgetSupplierFeedKey',
  id: number,
): Promise<FeedAnswer> =>
  (
    await askAs<{ answer: FeedAnswer }>(
      shop,
      caller,
      `mutation ($id: Int!) { answer: ${name}(id: $id) {
        kind: __typename ... on SupplierFeed { ${FEED} } ... on Refusal { message } } }`,
      { id },
    )
  ).answer;

/** Applies or rejects the import that waits for a person. */
export async function decided(
  shop: TestShop,
  caller: Caller,
  id: number,
  decision: 'apply' | 'cancel',
): Promise<void> {
  await askAs(shop, caller, `mutation ($id: Int!) { ${decision}OfferImport(id: $id) { __typename } }`, {
    id,
  });
  await shop.services.get(ImportRunner).run(id);
}
