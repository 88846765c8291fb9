export { fulfilment } from './fulfilment.feature.ts';
