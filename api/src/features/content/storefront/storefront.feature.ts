import type { Feature } from '../../../platform/features/feature.ts';
import { AdminSettingsResolver } from './admin-settings.resolver.ts';
import { securityTxtRoutes } from './security-txt.routes.ts';
import { ShopSettingsResolver } from './shop-settings.resolver.ts';

/**
 * The shop's facts for visitors: the owner's settings, and the delivery and catalogue figures that follow from
 * them.
 */
export const storefront: Feature = {
  resolvers: [ShopSettingsResolver, AdminSettingsResolver],
  routes: securityTxtRoutes,
};
