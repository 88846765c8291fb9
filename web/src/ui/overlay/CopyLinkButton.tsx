import { Link as LinkIcon } from 'lucide-react';
import { Button } from '../base/Button.tsx';
import { toast } from './toast.ts';

interface CopyLinkButtonProps {
  url: string;
  /** The link's target, for visitors who can't see where the button is. */
  of?: string;
}

/** Copies an address to the clipboard and says whether that worked. */
export function CopyLinkButton({ url, of }: CopyLinkButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast('Link copied');
    } catch {
      // The browser or the visitor can forbid it.
      toast('We couldn’t copy the link. Please copy it from the address bar.');
    }
  }
  return (
    <Button
      onClick={() => void copy()}
      aria-label={of === undefined ? undefined : `Copy link: ${of}`}
      className="px-4"
    >
      <LinkIcon className="size-4.5" />
      Copy link
    </Button>
  );
}
