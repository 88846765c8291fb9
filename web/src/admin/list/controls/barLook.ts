import type { BarSelectLook } from '../../../ui/form/BarSelect.tsx';

/** A select above a list, labelled for screen readers only. On a phone it fills the space its neighbours leave. */
export const BAR_LOOK: BarSelectLook = {
  row: 'min-w-0 max-md:flex-1 max-md:basis-32',
  label: 'sr-only',
  box: 'block',
  select:
    'border-[1.5px] border-current bg-transparent py-2 pr-9 pl-4 text-sm font-[650] hover:bg-tint max-md:pl-3',
  arrow: 'right-3 size-4',
};
