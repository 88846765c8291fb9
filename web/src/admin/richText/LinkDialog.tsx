import type { Editor } from '@tiptap/react';
import { isSafeLink } from '@treadline/schema/input/rich-text';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';

const UNSAFE = 'Start with https://, mailto: or tel:, or with / for a page on this shop';

/** Adds https:// to an address that can only be a website: www.gov.uk. */
const asAddress = (typed: string): string =>
  /^www\./i.test(typed.trim()) ? `https://${typed.trim()}` : typed.trim();

/** Adds or edits the link of the selected text. Without a selection, it asks for the text too. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { href } = editor.getAttributes('link');
  const isNew = typeof href !== 'string';
  const asksForWords = isNew && editor.state.selection.empty;
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { address: isNew ? '' : String(href), words: '' },
  });

  function apply({ address, words }: { address: string; words: string }) {
    const link = { href: asAddress(address) };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (asksForWords)
      chain.insertContent({ type: 'text', text: words.trim(), marks: [{ type: 'link', attrs: link }] }).run();
    else chain.setLink(link).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={isNew ? 'Add link' : 'Edit link'}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          // Don't submit the form around the editor.
          event.stopPropagation();
          void handleSubmit(apply)(event);
        }}
      >
        {asksForWords && (
          <TextField
            label="Text"
            error={formState.errors.words?.message}
            {...register('words', {
              validate: (typed) => typed.trim() !== '' || 'Enter the link text',
            })}
          />
        )}
        <TextField
          label="Web address"
          inputMode="url"
          autoComplete="off"
          error={formState.errors.address?.message}
          hint="For example https://www.gov.uk, /returns or mailto:help@example.org"
          {...register('address', { validate: (typed) => isSafeLink(asAddress(typed)) || UNSAFE })}
        />
        <DialogActions>
          {!isNew && <Button onClick={remove}>Remove link</Button>}
          <Button type="submit" variant="primary">
            {isNew ? 'Add link' : 'Save link'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
