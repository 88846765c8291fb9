import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { PictureField } from '../form/pictures/PictureField.tsx';

/** Uploads a picture and inserts it into the text, with alt text and a caption. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = editor.isActive('picture') ? editor.getAttributes('picture') : {};
  const [url, setUrl] = useState<string | null>(typeof current['src'] === 'string' ? current['src'] : null);
  const [alt, setAlt] = useState(String(current['alt'] ?? ''));
  const [caption, setCaption] = useState(String(current['caption'] ?? ''));
  const [fault, setFault] = useState<string>();

  function insert() {
    if (url === null) return setFault('Choose a picture');
    // The stored size belongs to the old picture.
    const kept = url === current['src'] ? current : {};
    const attrs = { ...kept, src: url, alt: alt.trim(), caption: caption.trim() };
    editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title="Picture">
      <div className="grid gap-4">
        <PictureField label="Picture" value={url} onChange={setUrl} error={fault} />
        <TextField
          label="Alt text"
          optional
          hint="Describes the picture for people who can’t see it. Leave empty if it’s decorative."
          maxLength={200}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <TextField
          label="Caption"
          optional
          maxLength={200}
          value={caption}
          onChange={({ target }) => setCaption(target.value)}
        />
        <DialogActions>
          <Button variant="primary" onClick={insert}>
            Insert picture
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
