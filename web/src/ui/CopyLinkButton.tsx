import { Link as LinkIcon } from 'lucide-react';
import { Button } from './Button.tsx';
import { toast } from './toast.ts';

/** Copies an address to the clipboard and says whether that worked. */
export function CopyLinkButton({ url }: { url: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast('Link copied');
    } catch {
      // The browser or the visitor may forbid it.
      toast('We couldn’t copy the link. Please copy it from the address bar.');
    }
  }
  return (
    <Button onClick={() => void copy()} className="px-4">
      <LinkIcon aria-hidden="true" className="size-4.5" />
      Copy link
    </Button>
  );
}
