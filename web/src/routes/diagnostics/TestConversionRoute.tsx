import {
  ORDER_EVENTS,
  REPORTED_CURRENCY,
  TEST_CONVERSIONS,
} from '@treadline/schema/trade/people/visitor-event';
import { formatPrice, toPence } from '@treadline/schema/trade/values/money';
import { useState } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { DiagnosticsGuard } from './DiagnosticsGuard.tsx';

/** A conversion as it would be reported. */
function conversion(value: number, serial: number): object {
  return {
    name: ORDER_EVENTS.PURCHASE,
    params: { transaction_id: `TEST-${serial}`, value, currency: REPORTED_CURRENCY },
  };
}

/** /test-conversion: what would be reported for a purchase. Nothing is sent. */
export function TestConversionRoute() {
  return (
    <DiagnosticsGuard
      title="Conversion test"
      summary="Shows what would be reported for a purchase. Nothing leaves this page, and nothing is counted."
    >
      <DryRun />
    </DiagnosticsGuard>
  );
}

function DryRun() {
  const [sent, setSent] = useState<readonly number[]>([]);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {TEST_CONVERSIONS.map((value) => (
          <Button key={value} onClick={() => setSent((before) => [...before, value])}>
            Test a conversion of {formatPrice(toPence(value))}
          </Button>
        ))}
      </div>
      <ol aria-label="Would be reported" aria-live="polite" className="grid gap-3">
        {sent.length === 0 && <li className="text-sm text-ink-2">Nothing yet.</li>}
        {sent.map((value, index) => (
          <li key={index}>
            <pre className="rounded-md bg-tint p-3 text-xs wrap-anywhere whitespace-pre-wrap">
              {JSON.stringify(conversion(value, index + 1), null, 1)}
            </pre>
          </li>
        ))}
      </ol>
    </div>
  );
}
