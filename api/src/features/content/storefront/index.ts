export { ShopClaimsService } from './shop-claims.service.ts';
export type { ShopClaims } from './shop-settings.type.ts';
export { storefront } from './storefront.feature.ts';
