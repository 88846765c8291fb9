import { Pencil } from 'lucide-react';
import { useSession } from '../../../features/accounts/sessionStore.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** Leads administrators from a page to the editor of its text. Others do not see it. */
export function EditContentLink({ slug }: { slug: string }) {
  if (useSession()?.user.role !== 'ADMIN') return null;
  return (
    <LinkButton to={`/admin/page-contents?edit=${encodeURIComponent(slug)}`} className="mt-2 px-4">
      <Pencil aria-hidden="true" className="size-4" />
      Edit Content
    </LinkButton>
  );
}
