import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type Tone = 'info' | 'good' | 'warn' | 'bad';

const TONES = {
  info: { Icon: Info, colour: 'text-ink' },
  good: { Icon: CircleCheck, colour: 'text-good' },
  warn: { Icon: TriangleAlert, colour: 'text-warn' },
  bad: { Icon: CircleAlert, colour: 'text-bad' },
} as const satisfies Record<Tone, unknown>;

interface NoticeProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  className?: string;
}

/** A message within the page. Screen readers announce errors. */
export function Notice({ tone = 'info', title, children, className = '' }: NoticeProps) {
  const { Icon, colour } = TONES[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={`flex gap-3 rounded-md border border-line bg-tint p-4 text-sm ${className}`}
    >
      <Icon className={`size-5 shrink-0 ${colour}`} />
      <div className="grid min-w-0 gap-1">
        {title && <p className="font-[650]">{title}</p>}
        {children}
      </div>
    </div>
  );
}
