import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../lib/text/format.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import type { CustomerPartsFragment } from './Customer.generated.ts';
import type { CustomerRecordPartsFragment } from './CustomerRecord.generated.ts';

const LINK = 'underline underline-offset-4 wrap-anywhere';
const NONE = <p className="text-sm text-ink-2">None.</p>;

interface ContactProps {
  /** Guests have no `emailVerified`, because they don't confirm their address. */
  customer: { email: string; emailVerified?: boolean; hasPassword?: boolean; phone: string | null };
  action?: ReactNode;
}

export function Contact({
  customer: { email, emailVerified, hasPassword = true, phone },
  action,
}: ContactProps) {
  return (
    <Panel title="Contact" action={action}>
      <div className="grid gap-2 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
          {emailVerified !== undefined && (
            <Mark tone={emailVerified ? 'good' : 'warn'}>
              {emailVerified ? 'Confirmed' : hasPassword ? 'Not confirmed' : 'No password yet'}
            </Mark>
          )}
        </p>
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={`${LINK} justify-self-start`}>
            {phone}
          </a>
        )}
      </div>
    </Panel>
  );
}

/** Whether a customer uses two-factor sign-in. */
export function TwoFactor({
  twoFactor,
  hasPassword,
}: Pick<CustomerPartsFragment, 'twoFactor' | 'hasPassword'>) {
  return (
    <Panel
      title="Two-factor sign-in"
      action={<Mark tone={twoFactor ? 'good' : 'plain'}>{twoFactor ? 'On' : 'Off'}</Mark>}
    >
      {twoFactor ? (
        <dl className="grid gap-2 text-sm">
          <Fact name="Enabled">{formatDateTime(twoFactor.since)}</Fact>
          <Fact name="Recovery codes left">{twoFactor.recoveryCodesLeft}</Fact>
        </dl>
      ) : (
        <p className="text-sm text-ink-2">
          {hasPassword ? 'They sign in with a password only.' : 'They haven’t chosen a password yet.'}
        </p>
      )}
    </Panel>
  );
}

const STATES = {
  CONFIRMED: ['good', 'Subscribed'],
  PENDING: ['warn', 'Not confirmed yet'],
  UNSUBSCRIBED: ['plain', 'Unsubscribed'],
} as const;

/** A customer's newsletter subscription, with the proof of consent. */
export function Newsletter({ newsletter }: Pick<CustomerRecordPartsFragment, 'newsletter'>) {
  if (!newsletter) return <Panel title="Newsletter">{NONE}</Panel>;
  const { state, source, requestedAt, confirmedAt, unsubscribedAt, consentText, textVersion } = newsletter;
  const [tone, words] = STATES[state];
  return (
    <Panel title="Newsletter" action={<Mark tone={tone}>{words}</Mark>}>
      <dl className="grid gap-2 text-sm">
        <Fact name="Requested">
          {formatDateTime(requestedAt)}, {source === 'FORM' ? 'on the form' : 'at the checkout'}
        </Fact>
        {confirmedAt && <Fact name="Confirmed">{formatDateTime(confirmedAt)}</Fact>}
        {unsubscribedAt && <Fact name="Unsubscribed">{formatDateTime(unsubscribedAt)}</Fact>}
        <Fact name="Agreed to">
          {consentText ? `“${consentText}” (version ${textVersion})` : `Version ${textVersion}`}
        </Fact>
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface VehiclesProps {
  /** The vehicles that an account keeps; absent for guests. */
  garage?: CustomerPartsFragment['garage'];
  /** The registrations in fitting bookings. */
  fitted: CustomerRecordPartsFragment['fittedRegistrations'];
}

/** The vehicles a customer keeps in their garage, and others that were booked for fitting. */
export function Vehicles({ garage, fitted }: VehiclesProps) {
  const others = (fitted ?? []).filter(
    (plate) => !garage?.some(({ registration }) => registration === plate),
  );
  if (!garage?.length && others.length === 0) return <Panel title="Vehicles">{NONE}</Panel>;
  return (
    <Panel title="Vehicles">
      <ul className="grid gap-2 text-sm">
        {garage?.map(({ id, label, nickname, registration, reminds }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3">
            <span>{nickname ? `${label} (“${nickname}”)` : label}</span>
            {registration && <span className="font-[650]">{registration}</span>}
            {reminds && <span className="w-full text-xs text-ink-2">Wants reminders to check its tyres</span>}
          </li>
        ))}
        {others.map((plate) => (
          <li key={plate} className="flex flex-wrap justify-between gap-x-3">
            <span className="text-ink-2">Booked for fitting</span>
            <span className="font-[650]">{plate}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const ALERTS = { BACK_IN_STOCK: 'Back in stock', PRICE_DROP: 'Price drop' } as const;

/** The tyres about which a customer is to be emailed; renders nothing without any. */
export function Alerts({ alerts }: Pick<CustomerRecordPartsFragment, 'alerts'>) {
  if (!alerts?.length) return null;
  return (
    <Panel title="Alerts they asked for">
      <ul className="grid gap-2 text-sm">
        {alerts.map(({ id, kind, product, requestedAt }) => (
          <li key={id}>
            <Link to={`/product/${product.slug}`} className={LINK}>
              {product.name}
            </Link>
            <span className="block text-xs text-ink-2">
              {ALERTS[kind]}, {formatDate(requestedAt)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
