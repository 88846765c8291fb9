import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { PaletteBox } from './PaletteBox.tsx';
import { showPalette, usePaletteOpen } from './paletteStore.ts';

/** Finds any screen, record or action from a few letters: Ctrl-K. */
export function CommandPalette() {
  const isOpen = usePaletteOpen();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(0);

  function go(to: string) {
    showPalette(false);
    setOpened(opened + 1);
    void navigate(to);
  }

  return (
    <Dialog
      title="Go to"
      open={isOpen}
      onClose={() => showPalette(false)}
      initialFocus={() => document.querySelector<HTMLElement>('[data-palette]')}
    >
      <PaletteBox key={opened} onChoose={go} />
    </Dialog>
  );
}
