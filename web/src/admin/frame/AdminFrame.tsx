import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { MAIN_ID } from '../../routing/ScrollAndFocus.tsx';
import { classes } from '../../ui/base/classes.ts';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { showPalette, usePaletteOpen } from './palette/paletteStore.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { Sidebar } from './Sidebar.tsx';

const CommandPalette = lazy(async () => ({
  default: (await import('./palette/CommandPalette.tsx')).CommandPalette,
}));

/** The command palette, whose code loads when it's first opened. */
function PaletteOnDemand() {
  const isOpen = usePaletteOpen();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <CommandPalette />
    </Suspense>
  );
}

/** Opens the command palette on Ctrl-K (⌘K on a Mac), wherever the focus is. */
function usePaletteKey() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      showPalette(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The frame around every screen: the sidebar (a menu bar on phones) and the command palette. */
export function AdminFrame({ children }: { children: ReactNode }) {
  usePaletteKey();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
      <header className="asphalt max-lg:hidden print:hidden">
        <div className="sticky top-0 flex h-dvh flex-col">
          <Sidebar />
        </div>
      </header>
      <PhoneBar />
      <div className="min-w-0">
        {/* The rest of the bar is for toasts. */}
        <div
          className={classes(
            'sticky top-0 z-20 flex h-13 items-center justify-end border-b border-line bg-paper px-6',
            'max-lg:hidden print:hidden',
          )}
        >
          <PaletteButton />
        </div>
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
      </div>
      <PaletteOnDemand />
    </div>
  );
}
