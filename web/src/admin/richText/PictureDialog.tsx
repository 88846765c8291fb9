import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { PictureField } from '../form/PictureField.tsx';

/** Uploads a picture and sets it into the text, with what it shows in words and what stands below it. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = editor.isActive('picture') ? editor.getAttributes('picture') : {};
  const [url, setUrl] = useState<string | null>(typeof current['src'] === 'string' ? current['src'] : null);
  const [alt, setAlt] = useState(String(current['alt'] ?? ''));
  const [caption, setCaption] = useState(String(current['caption'] ?? ''));
  const [fault, setFault] = useState<string>();

  function insert() {
    if (url === null) return setFault('Choose a picture');
    // Another picture has another size.
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
          label="What it shows"
          optional
          hint="Read out to people who do not see it. Leave it empty if the picture only decorates."
          maxLength={200}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <TextField
          label="Words below it"
          optional
          maxLength={200}
          value={caption}
          onChange={({ target }) => setCaption(target.value)}
        />
        <DialogActions>
          <Button variant="primary" onClick={insert}>
            Put it in the text
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
