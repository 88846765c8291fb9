import { accountRoutes } from './resources/account.rest.ts';
import { blogRoutes } from './resources/blog.rest.ts';
import { contactRoutes } from './resources/contact.rest.ts';
import { modelRoutes } from './resources/model.rest.ts';
import { orderRoutes } from './resources/order.rest.ts';
import { pageContentRoutes } from './resources/page-content.rest.ts';
import { pageWriteRoutes } from './resources/page-write.rest.ts';
import { paymentRoutes } from './resources/payment.rest.ts';
import { photographRoutes } from './resources/photograph.rest.ts';
import { pictureUploadRoutes } from './resources/picture.rest.ts';
import { productWriteRoutes } from './resources/product-write.rest.ts';
import { productRoutes } from './resources/product.rest.ts';
import { trackingRoutes } from './resources/tracking.rest.ts';
import type { RestRoute } from './rest-route.ts';

/** Every path of the shim. To add a resource, add its file and a line here. */
export const restTable: readonly RestRoute[] = [
  ...productRoutes,
  ...productWriteRoutes,
  ...modelRoutes,
  ...accountRoutes,
  ...paymentRoutes,
  ...orderRoutes,
  ...trackingRoutes,
  ...blogRoutes,
  ...pageContentRoutes,
  ...contactRoutes,
  ...pageWriteRoutes,
  ...pictureUploadRoutes,
  ...photographRoutes,
];
