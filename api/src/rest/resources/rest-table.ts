import type { RestRoute } from '../route/rest-route.ts';
import { accountRoutes } from './account.rest.ts';
import { blogRoutes } from './blog.rest.ts';
import { contactRoutes } from './contact.rest.ts';
import { modelRoutes } from './model.rest.ts';
import { orderRoutes } from './order.rest.ts';
import { pageContentRoutes } from './page-content.rest.ts';
import { pageWriteRoutes } from './page-write.rest.ts';
import { paymentRoutes } from './payment.rest.ts';
import { photographRoutes } from './photograph.rest.ts';
import { pictureUploadRoutes } from './picture.rest.ts';
import { productWriteRoutes } from './product-write.rest.ts';
import { productRoutes } from './product.rest.ts';
import { trackingRoutes } from './tracking.rest.ts';

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
