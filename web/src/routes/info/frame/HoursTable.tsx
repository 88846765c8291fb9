interface HoursTableProps {
  caption: string;
  rows: readonly { when: string; hours: string }[];
}

/** A table of opening hours. */
export function HoursTable({ caption, rows }: HoursTableProps) {
  return (
    <table className="w-full border-y border-line text-sm">
      <caption className="pb-2 text-left text-base font-[700]">{caption}</caption>
      <tbody className="divide-y divide-line">
        {rows.map(({ when, hours }) => (
          <tr key={when}>
            <th scope="row" className="w-24 py-2.5 pr-6 text-left font-[600] whitespace-nowrap">
              {when}
            </th>
            <td className="py-2.5">{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
