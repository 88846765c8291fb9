import { useState } from 'react';
import { formatDateTime } from '../../lib/text/format.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import type { Delivery } from './delivery.ts';

/** A delivery's name, which opens its payload and responses. */
export function DeliveryDetails({ delivery, label }: { delivery: Delivery; label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="min-h-9 text-left font-[650] underline-offset-4 hover:underline"
      >
        {label}
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={label}>
        <div className="grid gap-4 text-sm">
          <section className="grid gap-1.5">
            <h3 className="text-base">Sent</h3>
            <p className="text-xs wrap-anywhere text-ink-2">Event {delivery.eventId}</p>
            <Code>{pretty(delivery.body)}</Code>
          </section>
          <section className="grid gap-2">
            <h3 className="text-base">Responses</h3>
            {delivery.attempts.length === 0 && <p className="text-ink-2">Not sent yet.</p>}
            {delivery.attempts.map(({ at, statusCode, durationMs, response, error }) => (
              <div key={at} className="grid gap-1">
                <p>
                  {formatDateTime(at)}: {statusCode === null ? error : `${statusCode} in ${durationMs} ms`}
                </p>
                {response && <Code>{response}</Code>}
              </div>
            ))}
          </section>
        </div>
      </Dialog>
    </>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users must be able to scroll it.
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-md bg-tint p-3 text-xs wrap-anywhere whitespace-pre-wrap"
    >
      {children}
    </pre>
  );
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
