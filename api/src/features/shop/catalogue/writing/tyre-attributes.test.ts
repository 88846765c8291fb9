import {
  type AttributeFacts,
  TYRE_ATTRIBUTES,
  tyreAttributes,
} from '@treadline/schema/trade/tyre/tyre-attribute';
import { expect } from 'vitest';
import {
  askAs,
  aProduct,
  changed,
  duplicated,
} from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest();
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

/** A value that isn't the default of a new product. */
function unusual(facts: AttributeFacts): boolean | number | string | undefined {
  switch (facts.kind) {
    case 'flag':
      return true;
    case 'measure':
      return facts.min;
    case 'choice':
      return facts.values.at(-1);
    case 'text':
      return 'X'.repeat(facts.maxLength);
  }
}

const UNUSUAL = Object.fromEntries(TYRE_ATTRIBUTES.map((name) => [name, unusual(tyreAttributes[name])]));

it('every attribute of a tyre is stored, audited and copied', async ({ shop, admin }) => {
  const { id } = await aProduct(shop, admin);
  await changed(shop, admin, { id, ...UNUSUAL });
  const { product: copy } = await duplicated(shop, admin, id);
  const document = `query ($id: Int!, $copy: Int!, $subject: ID!) {
    original: adminProduct(id: $id) { ${TYRE_ATTRIBUTES.join(' ')} }
    copy: adminProduct(id: $copy) { ${TYRE_ATTRIBUTES.join(' ')} }
    auditEntries(subject: "product", subjectId: $subject) { after }
  }`;
  const variables = { id, copy: copy?.id, subject: String(id) };
  const answer = await askAs<{ auditEntries: { after: object }[] }>(shop, admin, document, variables);
  expect(answer).toMatchObject({ original: UNUSUAL, copy: UNUSUAL });
  expect(answer.auditEntries[0]?.after).toMatchObject(UNUSUAL);
});
