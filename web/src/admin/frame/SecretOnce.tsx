import { Copy } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CONTROL_STYLE } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';

/** A secret that is shown this once, to be copied. */
export function SecretOnce({ label, secret }: { label: string; secret: string }) {
  const id = useId();
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      toast(`${label} copied.`);
    } catch {
      // The browser or the administrator may forbid it.
      toast('We couldn’t copy it. Please select and copy it yourself.');
    }
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-[650]">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          value={secret}
          onFocus={(event) => event.currentTarget.select()}
          className={`${CONTROL_STYLE} min-w-0 flex-1 basis-64 font-mono text-sm`}
        />
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
      </div>
    </div>
  );
}
