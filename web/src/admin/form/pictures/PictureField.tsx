import { useId, useState, type Ref } from 'react';
import { Button } from '../../../ui/base/Button.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { uploadImage } from './uploadImage.ts';

interface PictureFieldProps {
  label: string;
  /** The picture's path; null if there isn't one. */
  value: string | null;
  onChange: (url: string | null) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A field for one picture, dropped or chosen. It's uploaded at once. */
export function PictureField({ label, value, onChange, error, ref }: PictureFieldProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const shownFault = fault ?? error;

  async function take(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setFault(undefined);
    const answer = await uploadImage(file);
    setBusy(false);
    if ('fault' in answer) return setFault(answer.fault);
    onChange(answer.url);
  }

  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} className="text-sm font-[650]">
        {label}
      </span>
      {value !== null && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="size-40 overflow-clip rounded-md bg-stage">
            <Picture src={value} alt="" sizes="10rem" className="size-full object-contain" />
          </div>
          <Button onClick={() => onChange(null)}>Remove picture</Button>
        </div>
      )}
      <PictureDrop
        ref={ref}
        text={`Drop a picture here, or choose ${value === null ? 'one' : 'another'}`}
        isBusy={isBusy}
        aria-labelledby={`${id}-label`}
        aria-describedby={shownFault ? `${id}-error` : undefined}
        onFiles={([file]) => void take(file)}
      />
      {shownFault && (
        <p id={`${id}-error`} role="alert" className="text-sm font-[600] text-bad">
          {shownFault}
        </p>
      )}
    </div>
  );
}
