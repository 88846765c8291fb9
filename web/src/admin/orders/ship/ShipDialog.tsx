import { doubtAbout } from '@treadline/schema/trade/places/carriers';
import { useState, type KeyboardEvent } from 'react';
import { keeps } from '../../../lib/form/inputRule.ts';
import { shipmentInputRules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { CONTROL_STYLE, Field } from '../../../ui/form/Field.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { useOrderCommands } from '../steps/useOrderCommands.ts';
import { CarrierField } from './CarrierField.tsx';
import { MOST_PARCELS, readParcelList } from './parcelList.ts';
import { centreKey, leaving, shipmentsOf, type Leaving, type TickedOrder } from './shipments.ts';
import { forgetUndone, keepUndone, typedBefore, type TypedParcels } from './undoneParcels.ts';

interface ShipDialogProps {
  open: boolean;
  onClose: () => void;
  /** The selected orders; empty to ship from a list. */
  ticked: readonly TickedOrder[];
  /** Called once the shipments are held. */
  onHeld: () => void;
}

/** Ships orders with their tracking numbers: scanned one by one, typed, or pasted as a list. */
export function ShipDialog({ open, onClose, ticked, onHeld }: ShipDialogProps) {
  return (
    <Dialog
      title={ticked.length > 0 ? 'Ship with tracking numbers' : 'Ship from a list'}
      open={open}
      onClose={onClose}
      initialFocus={() => document.querySelector<HTMLElement>('[data-scan]')}
    >
      <ShipForm ticked={ticked} onHeld={onHeld} />
    </Dialog>
  );
}

const isTrackingNumber = keeps(shipmentInputRules.trackingNumber);

/** Why the orders can't be shipped yet; undefined if they can. */
function reasonAgainst(rows: readonly Leaving[], faults: number): string | undefined {
  if (faults > 0) return 'Fix the marked lines first';
  if (rows.length === 0) return 'Scan or paste a list first';
  if (rows.length > MOST_PARCELS) return `You can ship at most ${MOST_PARCELS} orders at once`;
  const numbers = rows.flatMap(({ trackingNumber, centreNumber }) => [trackingNumber, centreNumber ?? '']);
  return numbers.every((number) => isTrackingNumber(number.trim()) === true)
    ? undefined
    : 'Check the marked tracking numbers';
}

function ShipForm({ ticked, onHeld }: Pick<ShipDialogProps, 'ticked' | 'onHeld'>) {
  const commands = useOrderCommands();
  const [typed, setTyped] = useState(() => typedBefore(ticked));
  const { carrier, text, numbers } = typed;
  const change = (changed: Partial<TypedParcels>): void => setTyped({ ...typed, ...changed });
  const list = readParcelList(text);
  const rows = leaving(ticked, numbers, list);

  return (
    <PostForm
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        forgetUndone();
        commands.ship(
          shipmentsOf(rows, carrier),
          rows.map(({ key }) => key),
          () => keepUndone(ticked, typed),
        );
        onHeld();
      }}
    >
      <CarrierField
        hint="Used for every order, unless the list names another."
        open="Each order’s own carrier"
        maxLength={shipmentInputRules.carrier.maxLength}
        value={carrier}
        onChange={(chosen) => change({ carrier: chosen })}
      />
      {rows.length > 0 && (
        <ParcelRows
          rows={rows}
          carrier={carrier}
          onType={(key, number) => change({ numbers: { ...numbers, [key]: number } })}
        />
      )}
      <ListField
        isOnly={ticked.length === 0}
        text={text}
        onChange={(pasted) => change({ text: pasted })}
        faults={list.faults}
      />
      <DialogActions>
        <Button
          type="submit"
          variant="primary"

          disabledReason={reasonAgainst(rows, list.faults.length)}
        >
          Ship {rows.length} {rows.length === 1 ? 'order' : 'orders'}
        </Button>
      </DialogActions>
    </PostForm>
  );
}

/** Scanners end with Enter, so it moves to the next field; in the last one it does nothing. */
function toNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>('[data-scan]') ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}

interface ParcelRowsProps {
  rows: readonly Leaving[];
  /** Used for parcels without a carrier of their own; empty to use each order's carrier. */
  carrier: string;
  onType: (key: string, trackingNumber: string) => void;
}

function ParcelRows({ rows, carrier, onType }: ParcelRowsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 text-sm font-[650]">Tracking numbers</legend>
      {rows.flatMap(({ key, order, buyer, trackingNumber, carrier: own, centreNumber }) => {
        const parcels = [{ id: key, to: buyer ?? 'From the list', trackingNumber }];
        if (centreNumber !== null)
          parcels.push({ id: centreKey(key), to: 'To the fitting centre', trackingNumber: centreNumber });
        return parcels.map((parcel) => (
          <ParcelRow key={parcel.id} {...parcel} name={order} carrier={own ?? carrier} onType={onType} />
        ));
      })}
    </fieldset>
  );
}

interface ParcelRowProps {
  id: string;
  name: string;
  to: string;
  carrier: string;
  trackingNumber: string;
  onType: ParcelRowsProps['onType'];
}

function ParcelRow({ id, name, to, carrier, trackingNumber, onType }: ParcelRowProps) {
  const verdict = isTrackingNumber(trackingNumber.trim());
  const isWrong = verdict !== true;
  const said = isWrong ? verdict : doubtAbout(carrier, trackingNumber);
  return (
    <div className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <label htmlFor={`parcel-${id}`} className="grid text-sm">
        <span className="font-[650]">{name}</span>
        <span className="text-xs text-ink-2">{to}</span>
      </label>
      <input
        id={`parcel-${id}`}
        data-scan
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder="Tracking number"
        aria-invalid={isWrong || undefined}
        aria-describedby={said ? `parcel-${id}-said` : undefined}
        value={trackingNumber}
        onKeyDown={toNextField}
        onChange={({ target }) => onType(id, target.value)}
        className={CONTROL_STYLE}
      />
      {said && (
        <p
          id={`parcel-${id}-said`}
          className={classes('text-sm font-[600] sm:col-start-2', isWrong ? 'text-bad' : 'text-warn')}
        >
          {said}
        </p>
      )}
    </div>
  );
}

interface ListFieldProps {
  /** True if the list is the only field to scan into. */
  isOnly: boolean;
  text: string;
  onChange: (text: string) => void;
  faults: readonly { line: number; sentence: string }[];
}

function ListField({ isOnly, text, onChange, faults }: ListFieldProps) {
  return (
    <div className="grid gap-2">
      <Field
        label={isOnly ? 'Scan or paste the list' : 'Or scan or paste a list'}
        hint="One order per line: order number or short ID, then tracking number, separated by commas, tabs or spaces."
      >
        {(ids) => (
          <textarea
            {...ids}
            rows={isOnly ? 8 : 4}
            spellCheck={false}
            data-scan={isOnly || undefined}
            value={text}
            onChange={({ target }) => onChange(target.value)}
            className={`${CONTROL_STYLE} resize-y font-mono text-sm`}
          />
        )}
      </Field>
      {faults.length > 0 && (
        <div role="alert">
          <ul className="grid gap-0.5 text-sm font-[600] text-bad">
            {faults.map(({ line, sentence }) => (
              <li key={`${line} ${sentence}`}>
                Line {line}: {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
