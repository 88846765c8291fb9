export { alerts } from './alerts.feature.ts';
export { ProductAlert } from './product-alert.results.ts';
export { ProductAlertService } from './product-alert.service.ts';
