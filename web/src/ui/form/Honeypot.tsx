import { useId, type ComponentProps } from 'react';

/** A field that people neither see nor reach. What programs fill in there gives them away. */
export function Honeypot(field: ComponentProps<'input'>) {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label htmlFor={id}>Website</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...field} />
    </div>
  );
}
