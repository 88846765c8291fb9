import { useState, type ReactNode } from 'react';
import { announce } from '../../lib/browser/announcer.ts';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { emptyFields, type FinderFields, type FinderTab } from './finderFields.ts';
import { sizeFrom } from './finderPath.ts';
import { PopularSizes } from './PopularSizes.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { SizeForm } from './SizeForm.tsx';

interface FinderProps {
  /** For example 205/55 R16. */
  popularSizes: readonly string[];
  brands: readonly string[];
  /** Another way to search, for visitors with neither plate nor size. */
  children?: ReactNode;
}

/** Finds tyres by registration, by size, or another way. Both tabs share their choices. */
export function Finder({ popularSizes, brands, children }: FinderProps) {
  const [tab, setTab] = useState<FinderTab>('reg');
  const [fields, setFields] = useState(emptyFields);
  const change = (changed: Partial<FinderFields>) => setFields((old) => ({ ...old, ...changed }));
  const form = { fields, brands, onChange: change };

  function fillIn(size: string) {
    change(sizeFrom(size) ?? {});
    setTab('size');
    announce(`We’ve filled in ${size}. Press Find my tyres to see them.`);
  }

  return (
    <section aria-label="Tyre finder" className="rounded-lg bg-card p-4 text-ink md:px-5">
      <Tabs
        label="Find tyres by"
        look="pill"
        selected={tab}
        onSelect={(id) => setTab(id === 'size' ? 'size' : 'reg')}
        tabs={[
          { id: 'reg', label: 'Registration', content: <RegistrationForm {...form} /> },
          { id: 'size', label: 'Tyre size', content: <SizeForm {...form} /> },
        ]}
      />
      <PopularSizes sizes={popularSizes} onPick={fillIn} />
      {children}
    </section>
  );
}
