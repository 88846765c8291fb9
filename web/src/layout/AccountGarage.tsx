import { lazy, Suspense } from 'react';
import { useSession } from '../features/accounts/session/sessionStore.ts';

const GarageSync = lazy(async () => ({
  default: (await import('../features/garage/list/GarageSync.tsx')).GarageSync,
}));

/** Syncs the signed-in customer's garage with this browser's vehicle. Guests load none of its code. */
export function AccountGarage() {
  const userId = useSession()?.user.id;
  if (userId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <GarageSync key={userId} userId={userId} />
    </Suspense>
  );
}
