/** The line at the top of every page that says this is a demonstration. */
export function DemonstrationLine({ children }: { children: string }) {
  return (
    <aside aria-label="Demonstration" className="border-b border-line bg-tint">
      <p className="wrap py-2 text-sm font-[600]">{children}</p>
    </aside>
  );
}
