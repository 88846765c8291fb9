/** A registration as on a rear plate, in the size of text. */
export function Plate({ registration }: { registration: string }) {
  return (
    <span className="inline-block rounded-sm bg-signal px-2 py-0.5 text-sm font-[800] tracking-[.04em] whitespace-nowrap text-on-signal">
      {registration}
    </span>
  );
}
