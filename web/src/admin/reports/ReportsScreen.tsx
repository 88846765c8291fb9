import { Link } from 'react-router-dom';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AccountantPack } from './books/AccountantPack.tsx';
import { REPORTS } from './reportList.ts';

/** /admin/reports: every report, with what it's for. */
export function ReportsScreen() {
  const can = useCan();
  return (
    <AdminPage title="Reports">
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {Object.entries(REPORTS).map(([path, { title, text }]) => (
          <li key={path}>
            <Link
              to={`/admin/reports/${path}`}
              className="grid h-full content-start gap-1 rounded-lg border border-line bg-card p-4 hover:border-ink"
            >
              <span className="text-lg font-[650]">{title}</span>
              <span className="text-sm text-ink-2">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {can('READ_ORDERS') && <AccountantPack />}
    </AdminPage>
  );
}
