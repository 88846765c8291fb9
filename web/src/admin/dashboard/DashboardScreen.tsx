import { AdminPage } from '../frame/AdminPage.tsx';

/** /admin: the figures of the day and what waits. */
export function DashboardScreen() {
  return <AdminPage title="Home">{null}</AdminPage>;
}
