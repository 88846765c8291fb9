import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { TextPreview } from '../richText/TextPreview.tsx';
import type { PostValues } from './postValues.ts';

/** Previews the article as it will look in the shop. */
export function PostPreview({ values, onClose }: { values: PostValues; onClose: () => void }) {
  const { title, excerpt, cover, coverAlt, content, authorName } = values;
  return (
    <Dialog open full onClose={onClose} title="Preview">
      <article className="mx-auto grid w-full max-w-[70ch] gap-6">
        <header className="grid gap-3">
          <h2 className="text-2xl">{title || 'Untitled'}</h2>
          {excerpt && <p className="text-lg text-ink-2">{excerpt}</p>}
          <p className="text-sm text-ink-2">{authorName}</p>
          {cover !== null && (
            <div className="overflow-clip rounded-lg bg-stage">
              <Picture
                src={cover}
                alt={coverAlt}
                sizes="40rem"
                className="aspect-2/1 w-full object-contain p-4"
              />
            </div>
          )}
        </header>
        <TextPreview html={content} />
      </article>
    </Dialog>
  );
}
