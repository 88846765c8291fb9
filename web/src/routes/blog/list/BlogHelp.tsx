import { LinkButton } from '../../../ui/base/LinkButton.tsx';

/** Contact details, for questions that no article answers. */
export function BlogHelp() {
  return (
    <section
      aria-labelledby="help"
      className="grid content-start justify-items-start gap-3 self-start rounded-lg border border-line bg-card p-5"
    >
      <h2 id="help" className="text-lg">
        Need Help?
      </h2>
      <p className="text-sm text-ink-2">
        Tell us about your vehicle and how you drive, and we’ll help you choose.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/contact">Contact us</LinkButton>
        <LinkButton to="/tools">Tyre tools</LinkButton>
      </div>
    </section>
  );
}
