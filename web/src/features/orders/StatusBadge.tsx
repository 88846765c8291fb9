import { statusLook } from './statusLook.ts';

interface StatusBadgeProps {
  label: string;
  /** As the API names them: "amber", "truck". */
  color: string;
  icon: string;
}

/** How far an order has come, in words, colour and icon. */
export function StatusBadge({ label, color, icon }: StatusBadgeProps) {
  const { tone, Icon } = statusLook({ color, icon });
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border border-current bg-card px-3 py-1 text-xs font-[650] whitespace-nowrap ${tone}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </span>
  );
}
