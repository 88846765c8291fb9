import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { toast } from './toast.ts';

interface CopyButtonProps {
  text: string;
  /** The sentence afterwards: "Key copied." */
  copied: string;
  children: ReactNode;
}

/** Copies a text to the clipboard and says whether that worked. */
export function CopyButton({ text, copied, children }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast(copied);
    } catch {
      // The browser or its owner may forbid it.
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
