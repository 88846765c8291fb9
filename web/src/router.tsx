import { matchPath } from 'react-router-dom';
import { orderPages } from './orderPages.tsx';
import { lazyPage, type LazyPage } from './routing/lazyPage.tsx';

/** A path of the shop and its page. */
export interface Route {
  path: string;
  page: LazyPage;
  /** The page handles everything below its path, and brings its own header and navigation. */
  hasOwnFrame?: boolean;
}

const notFound = lazyPage(() => import('./routes/notFound/NotFoundRoute.tsx'), 'NotFoundRoute');

const MISSING: Route = { path: '*', page: notFound };

const connectionTest = lazyPage(
  () => import('./routes/diagnostics/ConnectionTestRoute.tsx'),
  'ConnectionTestRoute',
);

const trackOrder = lazyPage(() => import('./routes/tracking/TrackOrderRoute.tsx'), 'TrackOrderRoute');

const localTyres = lazyPage(() => import('./routes/local/LocalTyresRoute.tsx'), 'LocalTyresRoute');

/** Pages that search engines should find, in the sitemap's order. */
const listed: Route[] = [
  { path: '/', page: lazyPage(() => import('./routes/home/HomeRoute.tsx'), 'HomeRoute') },
  { path: '/shop', page: lazyPage(() => import('./routes/shop/ShopRoute.tsx'), 'ShopRoute') },
  { path: '/finder', page: lazyPage(() => import('./routes/finder/FinderRoute.tsx'), 'FinderRoute') },
  { path: '/tyres', page: lazyPage(() => import('./routes/ranges/size/SizesRoute.tsx'), 'SizesRoute') },
  { path: '/brands', page: lazyPage(() => import('./routes/ranges/brand/BrandsRoute.tsx'), 'BrandsRoute') },
  { path: '/cars', page: lazyPage(() => import('./routes/ranges/car/CarsRoute.tsx'), 'CarsRoute') },
  { path: '/track-order', page: trackOrder },
  {
    path: '/privacy',
    page: lazyPage(() => import('./routes/info/policies/PrivacyRoute.tsx'), 'PrivacyRoute'),
  },
  { path: '/terms', page: lazyPage(() => import('./routes/info/policies/TermsRoute.tsx'), 'TermsRoute') },
  {
    path: '/returns',
    page: lazyPage(() => import('./routes/info/policies/ReturnsRoute.tsx'), 'ReturnsRoute'),
  },
  {
    path: '/cookies',
    page: lazyPage(() => import('./routes/info/policies/CookiesRoute.tsx'), 'CookiesRoute'),
  },
  {
    path: '/review-policy',
    page: lazyPage(() => import('./routes/info/policies/ReviewPolicyRoute.tsx'), 'ReviewPolicyRoute'),
  },
  {
    path: '/accessibility',
    page: lazyPage(() => import('./routes/info/AccessibilityRoute.tsx'), 'AccessibilityRoute'),
  },
  { path: '/withdraw', page: lazyPage(() => import('./routes/info/WithdrawRoute.tsx'), 'WithdrawRoute') },
  { path: '/about', page: lazyPage(() => import('./routes/info/AboutRoute.tsx'), 'AboutRoute') },
  { path: '/contact', page: lazyPage(() => import('./routes/info/ContactRoute.tsx'), 'ContactRoute') },
  { path: '/shipping', page: lazyPage(() => import('./routes/info/ShippingRoute.tsx'), 'ShippingRoute') },
  { path: '/warranty', page: lazyPage(() => import('./routes/info/WarrantyRoute.tsx'), 'WarrantyRoute') },
  {
    path: '/how-we-sort',
    page: lazyPage(() => import('./routes/info/HowWeSortRoute.tsx'), 'HowWeSortRoute'),
  },
  { path: '/faq', page: lazyPage(() => import('./routes/info/faq/FaqRoute.tsx'), 'FaqRoute') },
  {
    path: '/fitting-centers',
    page: lazyPage(() => import('./routes/info/fitting/FittingCentersRoute.tsx'), 'FittingCentersRoute'),
  },
  { path: '/bedford-tyres', page: localTyres },
  { path: '/tools', page: lazyPage(() => import('./routes/tools/ToolsRoute.tsx'), 'ToolsRoute') },
  {
    path: '/tools/tyre-size-calculator',
    page: lazyPage(() => import('./routes/tools/SizeCalculatorRoute.tsx'), 'SizeCalculatorRoute'),
  },
  {
    path: '/tools/tyre-pressure-converter',
    page: lazyPage(() => import('./routes/tools/PressureConverterRoute.tsx'), 'PressureConverterRoute'),
  },
  {
    path: '/tools/tyre-age',
    page: lazyPage(() => import('./routes/tools/TyreAgeRoute.tsx'), 'TyreAgeRoute'),
  },
  {
    path: '/tools/tyre-cost-per-mile',
    page: lazyPage(() => import('./routes/tools/CostPerMileRoute.tsx'), 'CostPerMileRoute'),
  },
  { path: '/blog', page: lazyPage(() => import('./routes/blog/BlogRoute.tsx'), 'BlogRoute') },
];

/**
 * Pages left out of the sitemap's single pages: items of a collection, pages about one visitor, and alternative
 * paths.
 */
const unlisted: Route[] = [
  {
    path: '/enhanced',
    page: lazyPage(() => import('./routes/home/enhanced/EnhancedRoute.tsx'), 'EnhancedRoute'),
  },
  { path: '/modern', page: lazyPage(() => import('./routes/home/modern/ModernRoute.tsx'), 'ModernRoute') },
  {
    path: '/classic',
    page: lazyPage(() => import('./routes/home/classic/ClassicRoute.tsx'), 'ClassicRoute'),
  },
  { path: '/shop-old', page: lazyPage(() => import('./routes/shop/old/ShopOldRoute.tsx'), 'ShopOldRoute') },
  {
    path: '/product/id/:id',
    page: lazyPage(() => import('./routes/product/ProductByIdRoute.tsx'), 'ProductByIdRoute'),
  },
  {
    path: '/product/:key',
    page: lazyPage(() => import('./routes/product/ProductRoute.tsx'), 'ProductRoute'),
  },
  {
    path: '/product-old/:key',
    page: lazyPage(() => import('./routes/productEditions/ProductOldRoute.tsx'), 'ProductOldRoute'),
  },
  {
    path: '/classic-product/:id',
    page: lazyPage(() => import('./routes/productEditions/ClassicProductRoute.tsx'), 'ClassicProductRoute'),
  },
  {
    path: '/enhanced-product/:id',
    page: lazyPage(() => import('./routes/productEditions/EnhancedProductRoute.tsx'), 'EnhancedProductRoute'),
  },
  {
    path: '/modern-product/:id',
    page: lazyPage(() => import('./routes/productEditions/ModernProductRoute.tsx'), 'ModernProductRoute'),
  },
  { path: '/models/:slug', page: lazyPage(() => import('./routes/model/ModelRoute.tsx'), 'ModelRoute') },
  { path: '/tyres/:size', page: lazyPage(() => import('./routes/ranges/size/SizeRoute.tsx'), 'SizeRoute') },
  {
    path: '/brands/:slug',
    page: lazyPage(() => import('./routes/ranges/brand/BrandRoute.tsx'), 'BrandRoute'),
  },
  {
    path: '/cars/:make',
    page: lazyPage(() => import('./routes/ranges/car/CarMakeRoute.tsx'), 'CarMakeRoute'),
  },
  {
    path: '/cars/:make/:model',
    page: lazyPage(() => import('./routes/ranges/car/CarRoute.tsx'), 'CarRoute'),
  },
  {
    path: '/pages/:slug',
    page: lazyPage(() => import('./routes/info/policies/WrittenPageRoute.tsx'), 'WrittenPageRoute'),
  },
  { path: '/cart', page: lazyPage(() => import('./routes/cart/CartRoute.tsx'), 'CartRoute') },
  {
    path: '/wishlist',
    page: lazyPage(() => import('./routes/wishlist/WishlistRoute.tsx'), 'WishlistRoute'),
  },
  { path: '/compare', page: lazyPage(() => import('./routes/compare/CompareRoute.tsx'), 'CompareRoute') },
  { path: '/checkout', page: lazyPage(() => import('./routes/checkout/CheckoutRoute.tsx'), 'CheckoutRoute') },
  {
    path: '/payment-success',
    page: lazyPage(() => import('./routes/payment/PaymentSuccessRoute.tsx'), 'PaymentSuccessRoute'),
  },
  { path: '/login', page: lazyPage(() => import('./routes/login/LoginRoute.tsx'), 'LoginRoute') },
  { path: '/register', page: lazyPage(() => import('./routes/register/RegisterRoute.tsx'), 'RegisterRoute') },
  {
    path: '/forgot-password',
    page: lazyPage(() => import('./routes/password/ForgotPasswordRoute.tsx'), 'ForgotPasswordRoute'),
  },
  {
    path: '/accept-invitation',
    page: lazyPage(() => import('./routes/invitation/AcceptInvitationRoute.tsx'), 'AcceptInvitationRoute'),
  },
  {
    path: '/reset-password',
    page: lazyPage(() => import('./routes/password/ResetPasswordRoute.tsx'), 'ResetPasswordRoute'),
  },
  {
    path: '/verify-email',
    page: lazyPage(() => import('./routes/verifyEmail/VerifyEmailRoute.tsx'), 'VerifyEmailRoute'),
  },
  { path: '/account', page: lazyPage(() => import('./routes/account/AccountRoute.tsx'), 'AccountRoute') },
  {
    path: '/account/deleted',
    page: lazyPage(() => import('./routes/account/data/AccountDeletedRoute.tsx'), 'AccountDeletedRoute'),
  },
  {
    path: '/account/export-link',
    page: lazyPage(() => import('./routes/account/data/ExportLinkRoute.tsx'), 'ExportLinkRoute'),
  },
  {
    path: '/admin/*',
    page: lazyPage(() => import('./admin/AdminRoute.tsx'), 'AdminRoute'),
    hasOwnFrame: true,
  },
  { path: '/orders', page: lazyPage(() => import('./routes/orders/OrdersRoute.tsx'), 'OrdersRoute') },
  ...orderPages,
  {
    path: '/find-order',
    page: lazyPage(() => import('./routes/findOrder/FindOrderRoute.tsx'), 'FindOrderRoute'),
  },
  { path: '/track', page: trackOrder },
  { path: '/offline', page: lazyPage(() => import('./routes/offline/OfflineRoute.tsx'), 'OfflineRoute') },
  { path: '/mobile-tyre-fitting-bedford', page: localTyres },
  {
    path: '/newsletter/confirm',
    page: lazyPage(() => import('./routes/newsletter/ConfirmNewsletterRoute.tsx'), 'ConfirmNewsletterRoute'),
  },
  {
    path: '/newsletter/unsubscribe',
    page: lazyPage(
      () => import('./routes/newsletter/UnsubscribeNewsletterRoute.tsx'),
      'UnsubscribeNewsletterRoute',
    ),
  },
  {
    path: '/alerts/confirm',
    page: lazyPage(() => import('./routes/alerts/ConfirmAlertRoute.tsx'), 'ConfirmAlertRoute'),
  },
  {
    path: '/alerts/end',
    page: lazyPage(() => import('./routes/alerts/EndAlertsRoute.tsx'), 'EndAlertsRoute'),
  },
  {
    path: '/garage/end-reminders',
    page: lazyPage(() => import('./routes/alerts/EndRemindersRoute.tsx'), 'EndRemindersRoute'),
  },
  {
    path: '/blog/draft',
    page: lazyPage(() => import('./routes/blog/BlogDraftRoute.tsx'), 'BlogDraftRoute'),
  },
  { path: '/blog/:slug', page: lazyPage(() => import('./routes/blog/BlogPostRoute.tsx'), 'BlogPostRoute') },
  { path: '/test', page: connectionTest },
  { path: '/diag', page: connectionTest },
  { path: '/diagnostic', page: connectionTest },
  {
    path: '/api-test',
    page: lazyPage(() => import('./routes/diagnostics/ApiTestRoute.tsx'), 'ApiTestRoute'),
  },
  {
    path: '/test-conversion',
    page: lazyPage(() => import('./routes/diagnostics/TestConversionRoute.tsx'), 'TestConversionRoute'),
  },
  {
    path: '/login-debug',
    page: lazyPage(() => import('./routes/diagnostics/LoginDebugRoute.tsx'), 'LoginDebugRoute'),
  },
];

/** All routes of the shop; the first match wins. */
export const routes: Route[] = [...listed, ...unlisted, MISSING];

/** The paths of all pages as patterns, such as `/product/:key`. */
export const pagePaths: readonly string[] = [...listed, ...unlisted].map(({ path }) => path);

/** The paths of single pages for the sitemap. */
export const listedPaths: readonly string[] = listed.map(({ path }) => path);

/** The route matching a path; the "not found" route if none does. */
export function routeAt(pathname: string): Route {
  // The router compiles a pattern for each comparison, so the part before a path's parameters is compared first.
  const lowered = pathname.toLowerCase();
  const mayBe = ({ path }: Route) => lowered.startsWith(path.replace(/\/?[:*].*/, ''));
  return routes.find((route) => mayBe(route) && matchPath(route.path, pathname)) ?? MISSING;
}

export function pageAt(pathname: string): LazyPage {
  return routeAt(pathname).page;
}
