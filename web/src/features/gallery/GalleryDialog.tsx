import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../../ui/base/IconButton.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import type { GalleryImage } from './galleryImage.ts';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { stepOnArrowKeys } from './stepOnArrowKeys.ts';

interface GalleryDialogProps {
  open: boolean;
  onClose: () => void;
  /** The pictures' subject, for example the product's name. */
  title: string;
  images: readonly GalleryImage[];
  selected: number;
  onSelect: (index: number) => void;
  /** Goes to the next (1) or previous (-1) picture, wrapping around. */
  onStep: (step: 1 | -1) => void;
}

const ARROW_STYLE = 'absolute top-1/2 -translate-y-1/2 bg-card!';

/** The full-screen gallery. */
export function GalleryDialog({
  open,
  onClose,
  title,
  images,
  selected,
  onSelect,
  onStep,
}: GalleryDialogProps) {
  const image = images[selected];
  const hasSeveral = images.length > 1;

  const stepByKey = useEffectEvent(stepOnArrowKeys(onStep));
  useEffect(() => {
    if (!open) return;
    // Handles keys wherever the focus is in the dialog, including its close button. Captures them, because the dialog
    // stops key events.
    const onKeyDown = (event: KeyboardEvent) => stepByKey(event);
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open]);

  return (
    <Dialog full open={open} onClose={onClose} title={title}>
      <div className="flex h-full flex-col items-center gap-4">
        <div className="relative min-h-0 w-full flex-1">
          {image && (
            <Picture
              src={image.url}
              alt={image.alt}
              sizes="100vw"
              className="size-full rounded-lg bg-stage object-contain"
            />
          )}
          {hasSeveral && (
            <>
              <IconButton
                label="Previous picture"
                icon={<ChevronLeft className="size-6" />}
                onClick={() => onStep(-1)}
                className={`left-2 ${ARROW_STYLE}`}
              />
              <IconButton
                label="Next picture"
                icon={<ChevronRight className="size-6" />}
                onClick={() => onStep(1)}
                className={`right-2 ${ARROW_STYLE}`}
              />
            </>
          )}
        </div>
        <GalleryThumbnails images={images} selected={selected} onSelect={onSelect} />
      </div>
    </Dialog>
  );
}
