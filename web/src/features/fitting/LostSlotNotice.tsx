import type { FittingWay } from '@treadline/schema/trade/fitting/fitting-way';
import type { ReactNode } from 'react';
import { formatTime, formatWeekday } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';

/** A slot that can't be had any more, and the next ones at the same place. */
export interface LostSlot {
  way: FittingWay;
  /** ISO instants. */
  next: readonly string[];
  message: string;
}

interface LostSlotNoticeProps {
  lost: LostSlot;
  onChoose: (start: string) => void;
  /** Leads to other places. */
  children?: ReactNode;
}

/** Says that a slot is gone, and offers the next ones. Nothing was ordered. */
export function LostSlotNotice({ lost, onChoose, children }: LostSlotNoticeProps) {
  return (
    <div role="alert">
      <Notice tone="bad" title={lost.message}>
        {lost.next.length > 0 && (
          <>
            <p>Nothing was charged. These times are free at the same place:</p>
            <ul className="flex flex-wrap gap-2 pt-2">
              {lost.next.map((start) => (
                <li key={start}>
                  <Button onClick={() => onChoose(start)}>
                    {formatWeekday(start)}, {formatTime(start)}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        {children}
      </Notice>
    </div>
  );
}
