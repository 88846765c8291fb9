import type { FragmentType } from '@apollo/client';
import { Mail, Phone, Truck, type LucideIcon } from 'lucide-react';
import { supportHoursOf } from '../../../lib/text/supportHours.ts';
import { classes } from '../../../ui/base/classes.ts';
import { useHelpContactsFragment, type HelpContactsFragment } from './HelpContacts.generated.ts';

/** The ways to reach a person: phone, email, and the mobile fitters' own number. */
export function HelpContacts({ settings }: { settings: FragmentType<HelpContactsFragment> }) {
  const shop = useHelpContactsFragment(settings);
  return (
    <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 xl:grid-cols-3">
      <Contact
        Icon={Phone}
        title="Call us"
        href={shop.phoneHref}
        text={shop.phone}
        hint={supportHoursOf(shop.supportHours, 'Phone')}
      />
      <Contact
        Icon={Mail}
        title="Email us"
        href={`mailto:${shop.email}`}
        text={shop.email}
        hint={supportHoursOf(shop.supportHours, 'Email')}
      />
      <Contact
        Icon={Truck}
        title="Mobile fitting and emergencies"
        href={shop.secondPhoneHref}
        text={shop.secondPhone}
      />
    </ul>
  );
}

interface ContactProps {
  Icon: LucideIcon;
  title: string;
  href: string;
  text: string;
  hint?: string;
}

function Contact({ Icon, title, href, text, hint }: ContactProps) {
  return (
    <li className="grid min-w-0 grid-cols-[auto_1fr] content-start gap-x-3 rounded-lg border border-line bg-card p-4">
      <Icon className="mt-0.5 size-5" />
      <div className="grid min-w-0">
        <h3 className="text-base">{title}</h3>
        <a
          href={href}
          className={classes(
            'inline-flex min-h-11 items-center font-[650] wrap-anywhere underline underline-offset-4',
            'hover:decoration-2',
          )}
        >
          {text}
        </a>
        {hint && <p className="text-sm text-ink-2">{hint}</p>}
      </div>
    </li>
  );
}
