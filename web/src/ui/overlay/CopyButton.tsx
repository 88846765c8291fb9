import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { toast } from './toast.ts';

interface CopyButtonProps {
  text: string;
  /** The message after copying, such as "Key copied." */
  copied: string;
  children: ReactNode;
}

/** Copies text to the clipboard and says whether that worked. */
export function CopyButton({ text, copied, children }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast(copied);
    } catch {
      // The browser or an administrator can forbid it.
      toast('We couldn’t copy it. Please select and copy it yourself.');
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Copy className="size-4" />
      {children}
    </Button>
  );
}
