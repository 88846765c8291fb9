import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { wheels } from '@treadline/schema/trade/fitting/wheel';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import { MEASURED } from '../../../features/fitting/fittingReport.ts';
import { classes } from '../../../ui/base/classes.ts';
import { ColumnHead } from '../../../ui/base/ColumnHead.tsx';
import type { PrintedJobFragment } from './JobSheets.generated.ts';

const BOX = 'h-11 border border-ink';
const TO_FILL = ['Tread depth, mm', 'Torque, Nm', 'Pressure, bar or psi'] as const;
const TO_NOTE = [
  'Mileage',
  'Old tyres taken',
  'Waste carrier’s registration',
  'Fitter’s name and signature',
] as const;

/** A job on paper: the work, and boxes for what the fitter measures. */
export function JobSheet({ job }: { job: PrintedJobFragment }) {
  const { slot, centre, bay, van, address, registration, order, tyres, extras } = job;
  return (
    <article
      className={classes(
        'grid max-w-3xl gap-5 rounded-lg border border-line bg-card p-6 print:max-w-none print:rounded-none',
        'print:border-0 print:p-0 print:not-first-of-type:break-before-page',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="text-2xl">Job sheet</h2>
          <p className="font-[700]">for job {order.number}</p>
        </div>
        <p className="border-2 border-ink px-4 py-1.5 text-2xl font-[750]">
          {registration === null ? 'No plate given' : formatRegistration(registration)}
        </p>
      </header>
      <div className="grid gap-1">
        <p className="text-lg font-[700]">{slot ? slotText(new Date(slot.startsAt)) : 'No time yet'}</p>
        <p>{centre ? `${centre.name}, bay ${bay ?? 1}` : `${van ?? 'Van'}, at ${address}`}</p>
        <p>
          {order.shippingAddress.firstName}
          {order.phone && `, ${order.phone}`}
        </p>
      </div>
      <table className="w-full text-sm">
        <caption className="sr-only">Tyres to fit</caption>
        <thead>
          <tr className="border-b-2 border-ink text-left">
            <ColumnHead className="w-16 py-2 text-right">Units</ColumnHead>
            <ColumnHead className="px-4 py-2">Tyre</ColumnHead>
            <ColumnHead className="px-4 py-2">Markings</ColumnHead>
            <ColumnHead className="w-16 py-2">Fitted</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {tyres.map(({ quantity, line: { id, productName, productSku, product } }) => (
            <tr key={id} className="break-inside-avoid border-b border-line align-top">
              <td className="py-2.5 text-right text-lg font-[750]">{quantity}</td>
              <td className="px-4 py-2.5 wrap-anywhere">
                {productName}
                <span className="block text-xs">{productSku}</span>
              </td>
              <td className="px-4 py-2.5">{product ? markingsOf(product) : 'See the sidewall'}</td>
              <td className="py-2.5">
                <Tick />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {extras.length > 0 && (
        <ul aria-label="Extras" className="grid gap-1.5">
          {extras.map(({ name, quantity }) => (
            <li key={name} className="flex items-center gap-3">
              <Tick />
              {quantity} × {name}
            </li>
          ))}
        </ul>
      )}
      <Measurements />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
        {TO_NOTE.map((name) => (
          <div key={name} className="break-inside-avoid">
            <dt>{name}</dt>
            <dd className={BOX}>
              <span className="sr-only">To fill in</span>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function Measurements() {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">Measurements to fill in</caption>
      <thead>
        <tr className="text-left">
          <ColumnHead className="py-1">Wheel</ColumnHead>
          {TO_FILL.map((name) => (
            <ColumnHead key={name} className="py-1">
              {name}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {MEASURED.map((wheel) => (
          <tr key={wheel} className="break-inside-avoid">
            <th scope="row" className="pr-4 text-left font-normal whitespace-nowrap">
              {wheels[wheel].label}
            </th>
            {TO_FILL.map((name) => (
              <td key={name} className={BOX}>
                <span className="sr-only">To fill in</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tick() {
  return (
    <>
      <span className="block size-5 shrink-0 border-[1.5px] border-ink" />
      <span className="sr-only">Not ticked</span>
    </>
  );
}

type Product = NonNullable<PrintedJobFragment['tyres'][number]['line']['product']>;

/** The markings of a tyre's sidewall, for the fitter to compare. */
const markingsOf = (tyre: Product): string =>
  [
    `${tyre.size} ${tyre.loadIndex}${tyre.speedRating}`,
    tyre.extraLoad && 'XL',
    tyre.runFlat && `run-flat ${tyre.runFlatCode ?? ''}`.trim(),
    tyre.oeMark && `OE ${tyre.oeMark}`,
  ]
    .filter(Boolean)
    .join(', ');
