import { useId } from 'react';
import { CONTROL_STYLE } from '../../../ui/form/Field.tsx';
import { CopyButton } from '../../../ui/overlay/CopyButton.tsx';

/** A secret to copy now: it's never shown again. */
export function SecretOnce({ label, secret }: { label: string; secret: string }) {
  const id = useId();
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
        <CopyButton text={secret} copied={`${label} copied.`}>
          Copy
        </CopyButton>
      </div>
    </div>
  );
}
