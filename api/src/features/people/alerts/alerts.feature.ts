import type { Feature } from '../../../platform/features/feature.ts';
import { forgetProductAlerts, sendProductAlerts } from './alerts.jobs.ts';
import { claimAlerts, moveAlerts, wakeSender } from './alerts.listeners.ts';
import { personalAlerts } from './alerts.personal-data.ts';
import { alertRoutes } from './alerts.routes.ts';
import { ProductAlertResolver } from './product-alert.resolver.ts';
import { ProductAlertRow } from './record/product-alert.entity.ts';
import { WantedProductResolver } from './wanted-product.resolver.ts';

/** Emails telling people that a tyre is back in stock or costs less. */
export const alerts: Feature = {
  entities: [ProductAlertRow],
  resolvers: [ProductAlertResolver, WantedProductResolver],
  jobs: [sendProductAlerts, forgetProductAlerts],
  listens: [wakeSender, claimAlerts, moveAlerts],
  personalData: [personalAlerts],
  routes: alertRoutes,
};
