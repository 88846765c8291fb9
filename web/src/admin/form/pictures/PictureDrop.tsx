import { ImageUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Scope } from '../../../apollo/schema.generated.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { Spinner } from '../../../ui/base/Spinner.tsx';
import { DropArea } from '../../../ui/form/DropArea.tsx';

interface PictureDropProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'accept' | 'className' | 'onChange'
> {
  /** The prompt, shown while nothing is uploading. */
  text: string;
  isBusy: boolean;
  /** Whether it may be an SVG. */
  takesDrawings?: boolean;
  /** The scope that uploading requires. */
  scope?: Scope;
  onFiles: (files: File[]) => void;
}

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif';

/** An area to drop pictures on or choose them from. */
export function PictureDrop({
  text,
  isBusy,
  takesDrawings = false,
  scope = 'WRITE_PICTURES',
  onFiles,
  ...input
}: PictureDropProps) {
  const mayUpload = useCan()(scope);
  if (!mayUpload) return <p className="text-sm text-ink-2">Your role can’t upload pictures.</p>;
  return (
    <DropArea
      onFiles={onFiles}
      className="grid min-h-24 cursor-pointer place-items-center gap-1 p-4 text-center"
    >
      {isBusy ? <Spinner /> : <ImageUp className="size-5" />}
      <span>{isBusy ? 'Uploading…' : text}</span>
      <span className="text-xs text-ink-2">
        {takesDrawings && 'SVG, '}JPEG, PNG, WebP or AVIF, up to 10 MB{input.multiple && ' each'}
      </span>
      <input
        {...input}
        type="file"
        accept={takesDrawings ? `${PICTURES},image/svg+xml` : PICTURES}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </DropArea>
  );
}
