import { useState } from 'react';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AffectedBookings } from './AffectedBookings.tsx';
import type { AffectedFragment } from './Centres.generated.ts';
import { BACK_TO_CENTRES } from './fittingPaths.ts';
import { HolidayPanel } from './HolidayPanel.tsx';

/** /admin/fitting-centres/holidays: all days off to come, and days on which nobody fits tyres. */
export function HolidaysScreen() {
  const [affected, setAffected] = useState<readonly AffectedFragment[]>([]);
  return (
    <AdminPage title="Holidays" back={BACK_TO_CENTRES}>
      <p className="max-w-prose text-sm text-ink-2">
        Days that you add here close all centres and vans. Add those of one centre or van on its own screen.
      </p>
      <AffectedBookings bookings={affected} />
      <HolidayPanel place={null} onAffected={setAffected} />
    </AdminPage>
  );
}
