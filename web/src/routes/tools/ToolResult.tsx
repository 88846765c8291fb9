import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteContext } from '../../lib/head/PageHead.tsx';
import { CopyLinkButton } from '../../ui/overlay/CopyLinkButton.tsx';

interface ToolResultProps {
  /** The short answer, announced to screen readers. Empty until something was calculated. */
  verdict: ReactNode;
  /** The details. They're outside the live region, so that screen readers don't read out whole tables. */
  children?: ReactNode;
}

/** A tool's result, with a link to it. */
export function ToolResult({ verdict, children }: ToolResultProps) {
  const { origin } = use(SiteContext);
  const { pathname, search } = useLocation();
  return (
    <div className="grid gap-5">
      <div role="status" className="grid gap-5">
        {verdict}
      </div>
      {verdict && children}
      {verdict && (
        <div>
          <CopyLinkButton url={origin + pathname + search} of="this result" />
        </div>
      )}
    </div>
  );
}

interface FiguresProps {
  figures: readonly { label: string; value: string; note?: string }[];
}

/** A result's figures, large. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-4 border-y border-line py-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="grid content-start gap-0.5">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="text-xl font-[780] font-stretch-[112%]">{value}</dd>
          {note && <dd className="text-xs text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
