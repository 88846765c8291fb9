import type { ReactNode } from 'react';

interface MessagePageProps {
  title: string;
  children: ReactNode;
  role?: 'alert' | 'status';
}

/** A page with only a message and next steps: not found, failed, empty. */
export function MessagePage({ title, children, role }: MessagePageProps) {
  return (
    <section
      role={role}
      className="wrap grid min-h-[50vh] max-w-2xl content-center justify-items-start gap-5 py-16"
    >
      <SkidMarks />
      <h1 className="text-2xl">{title}</h1>
      <div className="grid justify-items-start gap-5 text-lg text-ink-2">{children}</div>
    </section>
  );
}

/** Two black lines that veer off the road. */
function SkidMarks() {
  return (
    <svg viewBox="0 0 160 48" aria-hidden="true" className="h-12 w-40 text-ink">
      <g fill="none" stroke="currentColor" strokeWidth="7" strokeDasharray="5 2.5">
        <path d="M0 40h62c24 0 28-30 60-34" />
        <path d="M0 22h48c22 0 30-18 58-20" opacity=".55" />
      </g>
      <circle cx="138" cy="8" r="6" className="fill-signal stroke-ink" strokeWidth="2" />
    </svg>
  );
}
