import { useId, type ComponentProps } from 'react';

/** A field that people can neither see nor reach. Only bots fill it in. */
export function Honeypot(field: ComponentProps<'input'>) {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label htmlFor={id}>Website</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...field} />
    </div>
  );
}
