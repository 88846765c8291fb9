const PARAGRAPHS = /\n{2,}/;

/** Plain text with empty lines between paragraphs. If `wide`, in two columns where there's room. */
export function Prose({ text, wide = false }: { text: string; wide?: boolean }) {
  return (
    <div className={wide ? 'gap-12 lg:columns-2' : 'max-w-prose'}>
      {text.split(PARAGRAPHS).map((paragraph) => (
        <p key={paragraph} className="break-inside-avoid pb-4">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
