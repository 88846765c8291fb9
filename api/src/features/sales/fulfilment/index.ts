export { OrderDeliveryService } from './deliveries/order-delivery.service.ts';
export { DeliveryWindow } from './deliveries/order-delivery.type.ts';
export { fulfilment } from './fulfilment.feature.ts';
export { REFUND_UNDER_WAY } from './steps/order-status.service.ts';
