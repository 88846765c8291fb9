import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useInBrowser } from '../../../lib/browser/BrowserOnly.tsx';
import type { CarPickerProps } from './CarPicker.tsx';
import { PickCar } from './PickCar.tsx';

interface CarDisclosureProps extends CarPickerProps {
  label: string;
  className?: string;
}

const SUMMARY =
  'flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 text-sm font-[650] underline ' +
  'underline-offset-4 hover:decoration-2 [&::-webkit-details-marker]:hidden';

/** The car picker, closed until opened or until a plate turns out to be unknown. */
export function CarDisclosure({ label, className = '', ...picker }: CarDisclosureProps) {
  const [isWanted, setWanted] = useState<boolean>();
  const isOpen = isWanted ?? picker.registration !== undefined;
  const isShown = useInBrowser() ? isOpen : true;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open === isOpen || setWanted(open)}
      className={`group ${className}`}
    >
      <summary className={SUMMARY}>
        {label}
        <ChevronDown className="size-4.5 group-open:rotate-180" />
      </summary>
      <div className="pt-2">{isShown && <PickCar {...picker} />}</div>
    </details>
  );
}
