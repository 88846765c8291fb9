import { FailedMails } from './FailedMails.tsx';

/** What waits for an administrator. */
export function AdminHome() {
  return (
    <div className="wrap grid gap-8 py-6 md:py-10">
      <h1 className="text-2xl">Admin</h1>
      <FailedMails />
    </div>
  );
}
