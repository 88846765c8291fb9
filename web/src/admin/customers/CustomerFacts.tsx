import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/text/format.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import type { CustomerPartsFragment } from './Customer.generated.ts';

const LINK = 'underline underline-offset-4 wrap-anywhere';
const NONE = <p className="text-sm text-ink-2">None.</p>;

interface ContactProps {
  /** A guest has no address to confirm: `emailVerified` is left out. */
  customer: { email: string; emailVerified?: boolean; phone: string | null };
}

/** How to reach somebody. */
export function Contact({ customer: { email, emailVerified, phone } }: ContactProps) {
  return (
    <Panel title="Contact">
      <div className="grid gap-2 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
          {emailVerified !== undefined && (
            <Mark tone={emailVerified ? 'good' : 'warn'}>
              {emailVerified ? 'Confirmed' : 'Not confirmed'}
            </Mark>
          )}
        </p>
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={`${LINK} justify-self-start`}>
            {phone}
          </a>
        )}
        <Link
          to={`/admin/messages?tab=all&q=${encodeURIComponent(email)}`}
          className={`${LINK} justify-self-start`}
        >
          Messages from this address
        </Link>
      </div>
    </Panel>
  );
}

/** Whether somebody signs in with a code as well as the password. */
export function TwoFactor({ twoFactor }: Pick<CustomerPartsFragment, 'twoFactor'>) {
  return (
    <Panel
      title="Two-step sign-in"
      action={<Mark tone={twoFactor ? 'good' : 'plain'}>{twoFactor ? 'On' : 'Off'}</Mark>}
    >
      {twoFactor ? (
        <dl className="grid gap-2 text-sm">
          <Fact name="Turned on">{formatDateTime(twoFactor.since)}</Fact>
          <Fact name="Codes left">{twoFactor.recoveryCodesLeft} for signing in without the phone</Fact>
        </dl>
      ) : (
        <p className="text-sm text-ink-2">The password alone signs them in.</p>
      )}
    </Panel>
  );
}

const STATES = {
  CONFIRMED: ['good', 'Gets it'],
  PENDING: ['warn', 'Not confirmed yet'],
  UNSUBSCRIBED: ['plain', 'Has left'],
} as const;

/** What somebody has agreed to receive, with the proof. */
export function Newsletter({ newsletter }: Pick<CustomerPartsFragment, 'newsletter'>) {
  if (!newsletter) return <Panel title="Newsletter">{NONE}</Panel>;
  const { state, source, requestedAt, confirmedAt, unsubscribedAt, consentText, textVersion } = newsletter;
  const [tone, words] = STATES[state];
  return (
    <Panel title="Newsletter" action={<Mark tone={tone}>{words}</Mark>}>
      <dl className="grid gap-2 text-sm">
        <Fact name="Asked for">
          {formatDateTime(requestedAt)}, {source === 'FORM' ? 'with the form' : 'at the checkout'}
        </Fact>
        {confirmedAt && <Fact name="Confirmed">{formatDateTime(confirmedAt)}</Fact>}
        {unsubscribedAt && <Fact name="Left">{formatDateTime(unsubscribedAt)}</Fact>}
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

/** The address book. */
export function Addresses({ addresses }: { addresses: CustomerPartsFragment['savedAddresses'] }) {
  return (
    <Panel title="Addresses">
      {addresses?.length ? (
        <ul className="grid gap-3 text-sm">
          {addresses.map((address) => (
            <li key={address.id}>
              <address className="not-italic">
                {[
                  `${address.firstName} ${address.lastName}`,
                  address.company,
                  address.line1,
                  address.line2,
                  `${address.city} ${address.postcode}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </address>
              {address.isDeliveryDefault && (
                <span className="text-xs text-ink-2">Usual delivery address</span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        NONE
      )}
    </Panel>
  );
}

/** The vehicles somebody has saved. */
export function Garage({ garage }: Pick<CustomerPartsFragment, 'garage'>) {
  return (
    <Panel title="Garage">
      {garage?.length ? (
        <ul className="grid gap-2 text-sm">
          {garage.map(({ id, label, nickname, registration }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-3">
              <span>{nickname ? `${label} (“${nickname}”)` : label}</span>
              {registration && <span className="font-[650]">{registration}</span>}
            </li>
          ))}
        </ul>
      ) : (
        NONE
      )}
    </Panel>
  );
}
