import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { classes } from '../../../ui/base/classes.ts';
import { IconButton } from '../../../ui/base/IconButton.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { moved } from './moved.ts';
import { PictureDrop } from './PictureDrop.tsx';
import { uploadImage } from './uploadImage.ts';

interface PictureListProps {
  /** The pictures' paths, main picture first. */
  value: readonly string[];
  /** The most pictures it takes. */
  most: number;
  onChange: (urls: string[]) => void;
  /** Called for each uploaded picture, in order of arrival. */
  onAdd: (url: string) => void;
  error?: string;
}

/** A field for pictures. They're dropped or chosen, uploaded at once, and ordered by dragging or by arrows. */
export function PictureList({ value, most, onChange, onAdd, error }: PictureListProps) {
  const id = useId();
  const mayChange = useCan()('WRITE_CATALOGUE');
  const [dragged, setDragged] = useState<number | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');

  async function take(files: readonly File[]) {
    const room = most - value.length;
    const taken = files.slice(0, room);
    setFaults(files.length > room ? [`There can be at most ${most} pictures`] : []);
    setWaiting((others) => others + taken.length);
    for (const file of taken) {
      const answer = await uploadImage(file);
      if ('url' in answer) onAdd(answer.url);
      else setFaults((others) => [...others, `${file.name}: ${answer.fault}`]);
      setWaiting((left) => left - 1);
    }
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= value.length || from === to) return;
    onChange(moved(value, from, to));
    setSaid(`Picture ${from + 1} is now picture ${to + 1}.`);
  }

  const shown = [...faults, ...(error ? [error] : [])];
  return (
    <div className="grid gap-3">
      {value.length > 0 && (
        <ol aria-label="Pictures" className="flex flex-wrap gap-3">
          {value.map((url, index) => (
            <li
              key={url}
              draggable={mayChange}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged !== null) event.preventDefault();
              }}
              onDrop={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                move(dragged, index);
                setDragged(null);
              }}
              className={classes(
                'grid w-36 gap-1 rounded-md border border-line bg-card p-2 text-xs',
                mayChange && 'cursor-grab',
                dragged === index && 'opacity-50',
              )}
            >
              <span className="aspect-square overflow-clip rounded-sm bg-stage">
                <Picture
                  src={url}
                  alt={`Picture ${index + 1}`}
                  sizes="8rem"
                  className="size-full object-contain"
                />
              </span>
              {mayChange && (
                <span className="flex items-center justify-between">
                  <IconButton
                    label={`Move picture ${index + 1} forward`}
                    className="size-9!"
                    disabled={index === 0}
                    icon={<ArrowLeft className="size-4" />}
                    onClick={() => move(index, index - 1)}
                  />
                  <span className="text-ink-2">{index === 0 ? 'Main' : index + 1}</span>
                  <IconButton
                    label={`Move picture ${index + 1} back`}
                    className="size-9!"
                    disabled={index === value.length - 1}
                    icon={<ArrowRight className="size-4" />}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton
                    label={`Remove picture ${index + 1}`}
                    className="size-9!"
                    icon={<X className="size-4" />}
                    onClick={() => onChange(value.filter((other) => other !== url))}
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {mayChange && (
        <PictureDrop
          multiple
          text="Drop pictures here, or choose some"
          isBusy={waiting > 0}
          aria-label="Add pictures"
          aria-describedby={shown.length > 0 ? `${id}-error` : undefined}
          onFiles={(files) => void take(files)}
        />
      )}
      {shown.length > 0 && (
        <div id={`${id}-error`} role="alert" className="grid text-sm font-[600] text-bad">
          {shown.map((fault) => (
            <p key={fault} className="wrap-anywhere">
              {fault}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
