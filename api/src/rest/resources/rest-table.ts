import type { RestRoute } from '../route/rest-route.ts';
import { accountRoutes } from './account.rest.ts';
import { blogRoutes } from './content/blog.rest.ts';
import { contactRoutes } from './content/contact.rest.ts';
import { pageContentRoutes } from './content/page-content.rest.ts';
import { pageWriteRoutes } from './content/page-write.rest.ts';
import { pictureUploadRoutes } from './content/picture.rest.ts';
import { orderRoutes } from './order/order.rest.ts';
import { paymentRoutes } from './order/payment.rest.ts';
import { photographRoutes } from './order/photograph.rest.ts';
import { trackingRoutes } from './order/tracking.rest.ts';
import { productWriteRoutes } from './product-writing/product-write.rest.ts';
import { modelRoutes } from './product/model.rest.ts';
import { productRoutes } from './product/product.rest.ts';

/** Every REST path. To add a resource, add its file and a line here. */
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
