import { Pencil } from 'lucide-react';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';

/** Links staff from a page to the editor of its text. Hidden from everybody else. */
export function EditContentLink({ slug }: { slug: string }) {
  const can = useCan();
  if (!can('WRITE_CONTENT')) return null;
  return (
    <LinkButton to={`/admin/page-contents?edit=${encodeURIComponent(slug)}`} className="mt-2 px-4">
      <Pencil className="size-4" />
      Edit Content
    </LinkButton>
  );
}
