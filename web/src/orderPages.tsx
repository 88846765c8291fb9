import { lazyPage } from './routing/lazyPage.tsx';

/** Pages about one order: for its buyer, and for the garage that fits its tyres. */
export const orderPages = [
  {
    path: '/fitting-job/:jobId',
    page: lazyPage(() => import('./routes/fittingJob/FittingJobRoute.tsx'), 'FittingJobRoute'),
  },
  { path: '/orders/:orderId', page: lazyPage(() => import('./routes/orders/OrderRoute.tsx'), 'OrderRoute') },
  {
    path: '/orders/:orderId/review/:lineId',
    page: lazyPage(() => import('./routes/reviews/WriteReviewRoute.tsx'), 'WriteReviewRoute'),
  },
  {
    path: '/orders/:orderId/claim',
    page: lazyPage(() => import('./routes/claims/CreateClaimRoute.tsx'), 'CreateClaimRoute'),
  },
  {
    path: '/orders/:orderId/claims/:claimId',
    page: lazyPage(() => import('./routes/claims/ClaimRoute.tsx'), 'ClaimRoute'),
  },
  {
    path: '/review',
    page: lazyPage(() => import('./routes/reviews/InvitedReviewRoute.tsx'), 'InvitedReviewRoute'),
  },
  {
    path: '/orders/:orderId/return',
    page: lazyPage(() => import('./routes/returns/AskReturnRoute.tsx'), 'AskReturnRoute'),
  },
  {
    path: '/orders/:orderId/returns/:returnId',
    page: lazyPage(() => import('./routes/returns/ReturnRoute.tsx'), 'ReturnRoute'),
  },
  {
    path: '/orders/:orderId/returns/:returnId/label',
    page: lazyPage(() => import('./routes/returns/ReturnLabelRoute.tsx'), 'ReturnLabelRoute'),
  },
  {
    path: '/orders/:orderId/certificate',
    page: lazyPage(() => import('./routes/documents/CertificateRoute.tsx'), 'CertificateRoute'),
  },
  {
    path: '/orders/:orderId/invoice',
    page: lazyPage(() => import('./routes/documents/InvoiceRoute.tsx'), 'InvoiceRoute'),
  },
  {
    path: '/orders/:orderId/credit-notes/:number',
    page: lazyPage(() => import('./routes/documents/CreditNoteRoute.tsx'), 'CreditNoteRoute'),
  },
];
