import type { ReactNode } from 'react';

const NAMES = ['Visa', 'Mastercard', 'American Express', 'Apple Pay', 'Google Pay'] as const;

type CardName = (typeof NAMES)[number];

const symbolId = (name: CardName): string => `card-${name.replace(' ', '-')}`;

/** The accepted payment methods as small card icons. */
export function PaymentIcons() {
  return (
    <ul aria-label="We accept" className="flex flex-wrap gap-2">
      {NAMES.map((name) => (
        <li key={name}>
          <svg role="img" aria-label={name} className="h-8 w-12">
            <use href={`#${symbolId(name)}`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** The drawings of the card icons. The sprite holds them. */
export function PaymentSymbols() {
  return (
    <>
      <Card name="Visa">
        <text x="24" y="21" textAnchor="middle" fill="#1434cb" className="text-[14px] font-[850] italic">
          VISA
        </text>
      </Card>
      <Card name="Mastercard">
        <circle cx="19" cy="16" r="8.5" fill="#eb001b" />
        <circle cx="29" cy="16" r="8.5" fill="#f79e1b" />
        <path d="M24 9.1a8.5 8.5 0 0 1 0 13.8 8.5 8.5 0 0 1 0-13.8" fill="#ff5f00" />
      </Card>
      <Card name="American Express" ground="#016fd0">
        <text x="24" y="20.5" textAnchor="middle" fill="#fff" className="text-[12px] font-[850]">
          AMEX
        </text>
      </Card>
      <Card name="Apple Pay">
        <path
          d={
            'M12.7 12.2c.5-.6.8-1.4.7-2.2-.7 0-1.6.5-2.1 1.1-.4.5-.8 1.3-.7 2.1.8.1 1.6-.4 2.1-1m.7 ' +
            '1.2c-1.2-.1-2.1.6-2.7.6s-1.4-.6-2.3-.6c-1.2 0-2.3.7-2.9 1.7-1.2 2.1-.3 5.3.9 7 .6.9 1.3 ' +
            '1.8 2.2 1.8s1.2-.6 2.3-.6 1.4.6 2.3.6 1.5-.9 2.1-1.7c.7-1 .9-1.9.9-2-.1 ' +
            '0-1.8-.7-1.8-2.7 0-1.7 1.4-2.5 1.4-2.5-.8-1.2-2-1.3-2.4-1.6'
          }
          fill="#14171a"
        />
        <text x="30" y="21.5" textAnchor="middle" fill="#14171a" className="text-[13px] font-[600]">
          Pay
        </text>
      </Card>
      <Card name="Google Pay">
        <circle
          cx="12.5"
          cy="16"
          r="5"
          fill="none"
          stroke="#4285f4"
          strokeWidth="2.5"
          strokeDasharray="24 8"
        />
        <path d="M12.5 16h5" stroke="#4285f4" strokeWidth="2.5" />
        <text x="31" y="21" textAnchor="middle" fill="#14171a" className="text-[13px] font-[600]">
          Pay
        </text>
      </Card>
    </>
  );
}

function Card({ name, ground = '#fff', children }: { name: CardName; ground?: string; children: ReactNode }) {
  return (
    <symbol id={symbolId(name)} viewBox="0 0 48 32">
      <rect x=".5" y=".5" width="47" height="31" rx="4" fill={ground} stroke="#c9cdd1" />
      {children}
    </symbol>
  );
}
