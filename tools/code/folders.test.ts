import { expect, it } from 'vitest';
import { circleFaults } from './folders.ts';

const FEATURES = 'api/src/features';
const cart = (text: string): [string, string] => [`${FEATURES}/cart/cart.service.ts`, text];
const importing = (path: string): string => `import { Thing } from '${path}';\n`;

const orders: [string, string] = [
  `${FEATURES}/orders/order.entity.ts`,
  importing('../catalogue/product.entity.ts'),
];

it('folders can import each other in one direction', () => {
  expect(circleFaults(new Map([orders, cart(importing('../orders/order.entity.ts'))]))).toEqual([]);
});

it.each([
  ['an import', importing('../orders/order.entity.ts')],
  ['an import of a type alone', "import type { Order } from '../orders/order.entity.ts';\n"],
  ['an import over several lines', "import {\n  Order,\n  type Line,\n} from '../orders/order.entity.ts';\n"],
  ['a re-export', "export type { Order } from '../orders/order.entity.ts';\n"],
  ['an import while the shop runs', "const { Order } = await import('../orders/order.entity.ts');\n"],
])('%s closes a circle of folders', (_, text) => {
  const product = `${FEATURES}/catalogue/product.entity.ts`;
  expect(circleFaults(new Map([orders, [product, text]]))).toEqual([
    `Folders import each other in a circle:\n  ${FEATURES}/orders/order.entity.ts imports ` +
      `${product}\n  ${product} imports ${FEATURES}/orders/order.entity.ts`,
  ]);
});

it('a circle of three folders is reported once', () => {
  const files = new Map([
    orders,
    [`${FEATURES}/catalogue/deep/shelf.ts`, importing('../../cart/cart.service.ts')],
    cart(importing('../orders/order.entity.ts')),
  ]);
  expect(circleFaults(files)).toHaveLength(1);
});

it('a sub-folder and the files above it count as neighbours', () => {
  const files = new Map([
    [`${FEATURES}/orders/order.service.ts`, importing('./emails/order.email.ts')],
    [`${FEATURES}/orders/emails/order.email.ts`, importing('../order.entity.ts')],
  ]);
  expect(circleFaults(files)).toHaveLength(1);
});

it('tests and registries can import in any direction', () => {
  const files = new Map([
    orders,
    [`${FEATURES}/catalogue/product.test.ts`, importing('../orders/order.entity.ts')],
    [`${FEATURES}/catalogue/product.builder.ts`, importing('../orders/order.entity.ts')],
    [`${FEATURES}/orders/orders.feature.ts`, importing('./emails/order.email.ts')],
    [`${FEATURES}/orders/emails/order.email.ts`, importing('../order.entity.ts')],
  ]);
  expect(circleFaults(files)).toEqual([]);
});
