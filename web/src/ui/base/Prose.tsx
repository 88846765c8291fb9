/** A description from a schema; text between backticks is shown as code. */
export function Prose({ children }: { children: string }) {
  return (
    <>
      {children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </>
  );
}
