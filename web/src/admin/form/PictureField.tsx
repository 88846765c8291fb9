import { ImageUp } from 'lucide-react';
import { useId, useState, type DragEvent, type Ref } from 'react';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { uploadPicture } from './uploadPicture.ts';

interface PictureFieldProps {
  label: string;
  /** The path of the picture; null while there is none. */
  value: string | null;
  onChange: (url: string | null) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** One picture, chosen or dropped here; it is uploaded at once. */
export function PictureField({ label, value, onChange, error, ref }: PictureFieldProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const shownFault = fault ?? error;

  async function take(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setFault(undefined);
    const answer = await uploadPicture(file);
    setBusy(false);
    if ('fault' in answer) return setFault(answer.fault);
    onChange(answer.url);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
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
          <Button onClick={() => onChange(null)}>Remove the picture</Button>
        </div>
      )}
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={classes(
          'grid min-h-24 cursor-pointer place-items-center gap-1 rounded-md border-[1.5px] border-dashed p-4',
          'text-center text-sm has-focus-visible:outline-2 has-focus-visible:outline-ink',
          isOver ? 'border-ink bg-tint' : 'border-edge',
        )}
      >
        {isBusy ? <Spinner /> : <ImageUp aria-hidden="true" className="size-5" />}
        <span>
          {isBusy ? 'Uploading…' : `Drop a picture here, or choose ${value === null ? 'one' : 'another'}`}
        </span>
        <span className="text-xs text-ink-2">JPEG, PNG, WebP or AVIF, up to 10 MB</span>
        <input
          ref={ref}
          type="file"
          accept={TYPES}
          aria-labelledby={`${id}-label`}
          aria-describedby={shownFault ? `${id}-error` : undefined}
          className="sr-only"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {shownFault && (
        <p id={`${id}-error`} role="alert" className="text-sm font-[600] text-bad">
          {shownFault}
        </p>
      )}
    </div>
  );
}
