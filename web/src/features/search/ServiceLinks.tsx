import { Link } from 'react-router-dom';
import { servicesFor } from './services.ts';

/** Links a search for a service, such as fitting, to its page. Renders nothing for a search for tyres. */
export function ServiceLinks({ search }: { search: string }) {
  const services = servicesFor(search);
  if (services.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      Looking for this?
      {services.map(({ to, title }) => (
        <Link key={to} to={to} className="inline-flex min-h-11 items-center font-[650] text-ink underline">
          {title}
        </Link>
      ))}
    </p>
  );
}
