import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { FirstStep } from '../../apollo/schema.generated.ts';
import { useFirstStepsQuery } from './Dashboard.generated.ts';

/** The text of each step and its screen. */
const STEPS: Readonly<Record<FirstStep, { title: string; text: string; to: string }>> = {
  NAME_AND_ADDRESS: {
    title: 'Add your company details',
    text: 'Company name, number and address. The law requires them on the site and on invoices.',
    to: '/admin/settings/company',
  },
  TAX_NUMBER: {
    title: 'Add your VAT number',
    text: 'It’s printed on every invoice.',
    to: '/admin/settings/company',
  },
  OPENING_HOURS: {
    title: 'Set your opening hours',
    text: 'When you’re open, and when you answer the phone and emails.',
    to: '/admin/settings/hours',
  },
  PROMISES: {
    title: 'Set your returns and guarantees',
    text: 'Your pages promise these to customers, so change whatever you don’t offer.',
    to: '/admin/settings/promises',
  },
  LOGO: {
    title: 'Upload your logo',
    text: 'It’s shown on every page, email and invoice. You can choose your main colour there too.',
    to: '/admin/settings/storefront',
  },
  DELIVERY: {
    title: 'Check delivery settings',
    text: 'Check charges, free delivery, zones and the cut-off time, then save.',
    to: '/admin/settings/delivery',
  },
  PAYMENTS: {
    title: 'Connect Stripe',
    text: 'Until then payments are only simulated, and no money moves. Follow the steps on this page.',
    to: '/admin/settings/connections#PAYMENTS',
  },
  MAIL: {
    title: 'Connect your mail server',
    text: 'Until then no email reaches a customer. Follow the steps on this page.',
    to: '/admin/settings/connections#MAIL',
  },
  PRODUCTS: {
    title: 'Add your first tyres',
    text: 'Add one, or edit a demonstration tyre.',
    to: '/admin/products/simple',
  },
  TEST_ORDER: {
    title: 'Buy a tyre yourself',
    text: 'Place an order at your own checkout and pay for it. Orders taken by phone don’t count.',
    to: '/shop',
  },
};

/** The setup checklist; renders nothing once all steps are done. */
export function FirstSteps() {
  const { data } = useFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  const steps = data?.firstSteps ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <details
      className="group rounded-lg border border-line bg-card"
      open={done < steps.length / 2 || undefined}
    >
      <summary className="flex min-h-12 items-center gap-3 px-4 font-[650]">
        Before you open
        <span className="ml-auto text-sm font-normal text-ink-2">
          {done} of {steps.length} done
        </span>
      </summary>
      <ol className="grid gap-x-6 border-t border-line px-4 py-2 md:grid-cols-2">
        {steps.map(({ step, isDone }) => (
          <Step key={step} step={step} isDone={isDone} />
        ))}
      </ol>
    </details>
  );
}

function Step({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const { title, text, to } = STEPS[step];
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="flex gap-3 py-2 text-sm">
      <Icon className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-good' : 'text-ink-2'}`} />
      <div>
        <p className="font-[650]">
          {isDone ? (
            title
          ) : (
            <Link to={to} className="underline underline-offset-4">
              {title}
            </Link>
          )}
          <span className="sr-only">{isDone ? ': done' : ': to do'}</span>
        </p>
        {!isDone && <p className="text-ink-2">{text}</p>}
      </div>
    </li>
  );
}
