import { Menu, Search } from 'lucide-react';
import { useContext, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SiteContext } from '../../lib/head/PageHead.tsx';
import { IconButton } from '../../ui/base/IconButton.tsx';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { preloadOverlay } from '../../ui/overlay/Overlay.tsx';
import { showPalette } from './palette/paletteStore.ts';
import { Sidebar } from './Sidebar.tsx';

/** The top bar on small screens: search, and a menu that closes when a link is followed. */
export function PhoneBar() {
  const { key } = useLocation();
  const { shopName } = useContext(SiteContext);
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <header className="sticky top-0 z-30 flex min-h-13 items-center gap-2 px-2 asphalt lg:hidden print:hidden">
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        icon={<Menu className="size-6" />}
        onPointerDown={preloadOverlay}
        onClick={() => setOpenAt(key)}
      />
      <Link to="/admin" className="flex min-h-11 items-center font-[750]">
        {shopName} admin
      </Link>
      <IconButton
        label="Search the admin"
        aria-haspopup="dialog"
        className="ml-auto"
        icon={<Search className="size-5" />}
        onClick={() => showPalette(true)}
      />
      <Drawer side="left" title="Menu" hideTitle open={openAt === key} onClose={() => setOpenAt(null)}>
        <div className="-m-5 flex min-h-[calc(100%+2.5rem)] asphalt">
          <Sidebar />
        </div>
      </Drawer>
    </header>
  );
}
