import type { Editor } from '@tiptap/react';
import { isSafeLink } from '@treadline/schema/input/rich-text';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';

const UNSAFE = 'Start with https://, mailto: or tel:, or with / for a page of this shop';

/** An address without a scheme that can only mean a website: www.gov.uk. */
const asAddress = (typed: string): string =>
  /^www\./i.test(typed.trim()) ? `https://${typed.trim()}` : typed.trim();

/** Asks where the selected words lead; without any it asks for the words too. */
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
    <Dialog open onClose={onClose} title={isNew ? 'Add a link' : 'Change the link'}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          // The form around the editor must not hear of it.
          event.stopPropagation();
          void handleSubmit(apply)(event);
        }}
      >
        {asksForWords && (
          <TextField
            label="Words"
            error={formState.errors.words?.message}
            {...register('words', {
              validate: (typed) => typed.trim() !== '' || 'What should readers click on?',
            })}
          />
        )}
        <TextField
          label="Address"
          inputMode="url"
          autoComplete="off"
          error={formState.errors.address?.message}
          hint="For example https://www.gov.uk, /returns or mailto:help@example.org"
          {...register('address', { validate: (typed) => isSafeLink(asAddress(typed)) || UNSAFE })}
        />
        <DialogActions>
          {!isNew && <Button onClick={remove}>Remove the link</Button>}
          <Button type="submit" variant="primary">
            {isNew ? 'Add the link' : 'Change the link'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
