import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ScreenLoading } from '../frame/page/ScreenLoading.tsx';
import { REPORTS } from './reportList.ts';

/** /admin/reports/:report: the report of that name; without one, the list of reports. */
export function ReportScreen() {
  const shown = REPORTS[useParams()['report'] ?? ''];
  if (!shown) return <Navigate to="/admin/reports" replace />;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <shown.page.Page />
    </Suspense>
  );
}
