import { FailedMails } from './FailedMails.tsx';

/** The administrator's to-do list. */
export function AdminHome() {
  return (
    <div className="wrap grid gap-8 py-6 md:py-10">
      <h1 className="text-2xl">Admin</h1>
      <FailedMails />
    </div>
  );
}
