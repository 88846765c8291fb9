import { graphqlEnum } from '../../../platform/services/enums.ts';

export const ConnectionName = graphqlEnum('ConnectionName', 'A service outside the shop.', {
  PAYMENTS: 'The payment provider.',
  MAIL: 'The mail server.',
  VEHICLE_REGISTER: 'The register of vehicles by registration.',
  MOT_HISTORY: 'The register that also knows models.',
  STORAGE: 'The store of pictures and photographs.',
  TRACING: 'The collector of traces.',
});
export type ConnectionName = keyof typeof ConnectionName;

export const ConnectionState = graphqlEnum('ConnectionState', 'How a service is connected.', {
  CONNECTED: 'The service itself is used.',
  STANDS_IN: 'Something of the shop’s own stands in for it.',
  OFF: 'The shop does without it.',
});
export type ConnectionState = keyof typeof ConnectionState;
