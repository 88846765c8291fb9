import { MOST_MEGABYTES_OF_A_FILE, PHOTOGRAPH_TYPES } from '@treadline/schema/trade/order/photographs';
import { Camera, X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { classes } from '../../ui/base/classes.ts';
import { IconButton } from '../../ui/base/IconButton.tsx';
import { Spinner } from '../../ui/base/Spinner.tsx';
import { DropArea } from '../../ui/form/DropArea.tsx';
import type { Photographs } from './usePhotographs.ts';

interface PhotographFieldProps {
  label: string;
  /** Says what the photographs should show. */
  hint?: ReactNode;
  /** From `usePhotographs`. */
  photographs: Photographs;
  optional?: boolean;
  /** The form's error for this field. */
  error?: string;
  /** Opens the camera on a phone, without the choice of existing photographs. */
  camera?: boolean;
}

const TILE_STYLE = 'relative size-24 overflow-clip rounded-md border border-line bg-stage';

/** The number of photographs, for screen readers. */
function standing({ sent, leaving }: Photographs): string {
  if (leaving.length > 0) return 'Sending…';
  return sent.length === 0 ? '' : `${sent.length} ${sent.length === 1 ? 'photograph' : 'photographs'} added.`;
}

/** Photographs, taken or chosen here. They're uploaded at once, and the form submits their ids. */
export function PhotographField({
  label,
  hint,
  photographs,
  optional = false,
  error,
  camera = false,
}: PhotographFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sent, leaving, room } = photographs;
  const faults = [...photographs.faults, ...(error ? [error] : [])];
  const describedBy = [`${id}-hint`, faults.length > 0 ? `${id}-error` : ''].filter(Boolean).join(' ');

  return (
    <div className="grid gap-2">
      <span id={`${id}-label`} className="text-sm font-[650]">
        {label}
        {optional && <span className="font-normal text-ink-2"> (optional)</span>}
      </span>
      {(sent.length > 0 || leaving.length > 0) && (
        <ul aria-labelledby={`${id}-label`} className="flex flex-wrap gap-3">
          {sent.map(({ id: photograph, url }, index) => (
            <li key={photograph} className={TILE_STYLE}>
              <img src={url} alt={`Photograph ${index + 1}`} className="size-full object-cover" />
              <IconButton
                label={`Remove photograph ${index + 1}`}
                className="absolute! top-0 right-0 bg-card/85!"
                icon={<X className="size-4" />}
                onClick={() => {
                  photographs.remove(photograph);
                  input.current?.focus();
                }}
              />
            </li>
          ))}
          {leaving.map(({ file, share }, index) => (
            <li
              key={`${index} ${file.name}`}
              className={`${TILE_STYLE} grid content-center justify-items-center gap-2 p-2 text-xs`}
            >
              <Spinner />
              <progress aria-label={`Sending ${file.name}`} max={1} value={share} className="w-full" />
            </li>
          ))}
        </ul>
      )}
      <DropArea
        onFiles={(files) => void photographs.add(files)}
        className={classes(
          'flex min-h-14 items-center gap-3 px-4 py-3',
          room > 0 ? 'cursor-pointer hover:border-ink' : 'text-ink-2',
        )}
      >
        <Camera className="size-5 shrink-0" />
        <span className="grid">
          <span className="font-[600]">{addText(photographs, camera)}</span>
          <span id={`${id}-hint`} className="text-xs text-ink-2">
            {hint && <>{hint} </>}JPEG, PNG, WebP or AVIF, up to {MOST_MEGABYTES_OF_A_FILE} MB each.
          </span>
        </span>
        <input
          ref={input}
          type="file"
          multiple={room > 1 && !camera}
          capture={camera ? 'environment' : undefined}
          accept={PHOTOGRAPH_TYPES}
          aria-label={`${label}: ${addText(photographs, camera)}`}
          aria-describedby={describedBy}
          aria-invalid={faults.length > 0 || undefined}
          aria-disabled={room === 0 || undefined}
          className="sr-only"
          onClick={(event) => room === 0 && event.preventDefault()}
          onChange={({ target }) => {
            void photographs.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </DropArea>
      <p role="status" className="sr-only">
        {standing(photographs)}
      </p>
      {faults.length > 0 && (
        <div id={`${id}-error`} role="alert" className="grid gap-1 text-sm font-[600] text-bad">
          {faults.map((fault) => (
            <p key={fault} className="wrap-anywhere">
              {fault}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

function addText({ sent, leaving, room }: Photographs, camera: boolean): string {
  if (room === 0) return sent.length + leaving.length === 1 ? 'Photograph added' : 'No more can be added';
  if (camera) return 'Take a photograph';
  return sent.length + leaving.length === 0 ? 'Add photographs' : `Add up to ${room} more`;
}
