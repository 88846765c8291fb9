import { getMetadataStorage } from 'type-graphql';
import { expect } from 'vitest';
import { shopTest } from './shop-test.ts';
import type { TestShop } from './test-shop.ts';

const it = shopTest();

/** The enums of columns whose property isn't a field of the schema. */
const ENUMS: Readonly<Record<string, string>> = {
  'disputes.state': 'DisputeState',
  'manual_orders.payment': 'ManualPayment',
  'order_deliveries.place': 'DeliveryPlace',
  'order_lines.fulfilment': 'Fulfilment',
  'orders.paid_by_hand': 'OfflinePayment',
  'pages.menu': 'PageMenu',
  'product_alerts.kind': 'ProductAlertKind',
  'refunds.origin': 'RefundOrigin',
  'refunds.status': 'RefundStatus',
  'reviews.state': 'ReviewState',
  'saved_cart_lines.fulfilment': 'Fulfilment',
};

/** Columns with values that aren't an enum of the schema. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'bulk_change_items.state': 'used only by its feature',
  'import_rows.outcome': 'ImportRowOutcome, which the rows’ type has',
  'import_rows.state': 'ImportRowState, which the rows’ type has',
  'failed_searches.kind': 'used only by the search',
  'order_returns.step': 'ReturnState without REFUNDED, which follows from the refund',
  'product_alerts.state': 'used only by its feature',
  'products.noise_class': 'LabelClass, of which noise has only three by law',
  'refunds.ends_as': 'two of OrderStatus',
  'vat_sums.kind': 'used only by its feature',
  'visitor_events.state': 'used only by its feature',
};

const CHECKS = `
  select conrelid::regclass || '.' || attname as "column", pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'c' and array_length(conkey, 1) = 1 and connamespace = 'public'::regnamespace`;

/** The values that the database accepts in each column with a check constraint. */
async function wordsTaken(shop: TestShop): Promise<Map<string, string[]>> {
  const checks = await shop.rows<{ column: string; definition: string }>(CHECKS);
  return new Map(
    checks.flatMap(({ column, definition }) => {
      const list = /= ANY \(+ARRAY\[([^\]]*)\]/.exec(definition)?.[1];
      return list ? [[column, [...list.matchAll(/'(\w+)'/g)].map(([, word = '']) => word).toSorted()]] : [];
    }),
  );
}

/** The columns whose property is a field of the schema, with each field's type. */
function fieldTypes(shop: TestShop): Map<string, unknown> {
  const { fields } = getMetadataStorage();
  const entities = [...shop.services.platform.orm.getMetadata().getAll().values()];
  return new Map(
    entities.flatMap(({ class: entity, tableName, props }) =>
      props.flatMap(({ name, fieldNames }) => {
        const field = fields.find((one) => one.target === entity && one.name === name);
        return field ? fieldNames.map((column) => [`${tableName}.${column}`, field.getType()] as const) : [];
      }),
    ),
  );
}

it('the database accepts exactly the values of the schema’s enums', async ({ shop }) => {
  const taken = await wordsTaken(shop);
  const types = fieldTypes(shop);
  const { enums } = getMetadataStorage();
  const wrong = [...taken]
    .filter(([column]) => !(column in OWN_WORDS))
    .flatMap(([column, words]): object[] => {
      const found = enums.find(
        ({ enumObj, name }) => enumObj === types.get(column) || name === ENUMS[column],
      );
      const wanted = Object.keys(found?.enumObj ?? {}).toSorted();
      return wanted.join() === words.join() ? [] : [{ column, enum: found?.name, wanted, words }];
    });
  expect(taken.size).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});
