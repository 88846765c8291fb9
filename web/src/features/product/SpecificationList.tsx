interface SpecificationListProps {
  rows: readonly { label: string; value: string }[];
  /** Whether to use two columns if there's room. */
  wide?: boolean;
}

/** Technical facts, each with its name. */
export function SpecificationList({ rows, wide = false }: SpecificationListProps) {
  return (
    <dl className={`grid gap-x-12 text-sm ${wide ? 'md:grid-cols-2' : ''}`}>
      {rows.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-2 gap-4 border-b border-line py-2.5">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-[600] break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
