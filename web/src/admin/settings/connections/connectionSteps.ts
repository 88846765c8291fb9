import type { ConnectionName } from '../../../apollo/schema.generated.ts';

/** Stripe's events that the shop acts on, as docs/configuration.md lists them. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/** The path that Stripe sends its events to. */
export const STRIPE_PATH = '/api/payments/webhook';

/** A step to connect a service. */
export interface ConnectionStep {
  readonly text: string;
  /** Text to copy, such as a line for the file of settings. */
  readonly copied?: string;
  readonly link?: { readonly label: string; readonly url: string };
}

/** The steps that put settings into effect and prove that they work. */
const ending = (proof: string): ConnectionStep[] => [
  {
    text:
      'Restart the shop. With the supplied Docker set-up, run this in the folder of docker-compose.yml. Customers ' +
      'can keep shopping meanwhile.',
    copied: './roll-out.sh',
  },
  { text: proof },
];

const FILE = 'Open the file named .env in the folder where the shop is installed, beside docker-compose.yml';

/**
 * How to connect each service, for people who have never seen its website. Where the website differs, its own help is
 * linked.
 * @param origin the shop's address, such as https://shop.example.
 */
export const connectionSteps: Readonly<Record<ConnectionName, (origin: string) => ConnectionStep[]>> = {
  PAYMENTS: (origin) => [
    {
      text: 'Sign in to Stripe, or open an account and finish the questions about your company.',
      link: { label: 'Open the Stripe dashboard', url: 'https://dashboard.stripe.com' },
    },
    {
      text:
        'Open Developers, then API keys, and reveal the secret key. One that starts with sk_test_ is for trying out; ' +
        'sk_live_ takes real money.',
      link: { label: 'Stripe’s page about keys', url: 'https://docs.stripe.com/keys' },
    },
    {
      text:
        `${FILE}, and add the key after the equals sign. ` +
        'Anyone who has it can move your money, so don’t email it.',
      copied: 'STRIPE_SECRET_KEY=',
    },
    {
      text: 'Back at Stripe, open Developers, then Webhooks, and add an endpoint (a destination) with this address:',
      copied: origin + STRIPE_PATH,
      link: { label: 'Stripe’s page about webhooks', url: 'https://docs.stripe.com/webhooks' },
    },
    { text: 'Choose these events, and no others:', copied: STRIPE_EVENTS.join('\n') },
    {
      text: 'Reveal the endpoint’s signing secret, which starts with whsec_, and add it to the same file.',
      copied: 'STRIPE_WEBHOOK_SECRET=',
    },
    ...ending(
      'Come back here. This panel says Connected, and Test names your company. Then buy a tyre in your shop: the ' +
        'order turns to paid within seconds.',
    ),
  ],
  MAIL: () => [
    {
      text:
        'Ask the company that hosts your email for its SMTP settings: the server’s name, the port (usually 465 or ' +
        '587), a user name and a password. Microsoft 365 and Google call the password an app password.',
    },
    {
      text:
        `${FILE}, and put the four into one line. ` +
        'Use smtps:// with port 465 and smtp:// with port 587. In the user name and password, write @ as %40.',
      copied: 'SMTP_URL=smtps://user:password@mail.example.co.uk:465',
    },
    {
      text:
        'If emails should come from another address than the one in your settings, add it too. Your host must allow ' +
        'it.',
      copied: 'MAIL_FROM=Your shop <orders@example.co.uk>',
    },
    ...ending(
      'Come back here and press Test. Then order from your own shop and check that the email arrives.',
    ),
  ],
  VEHICLE_REGISTER: () => [
    {
      text: 'Apply for a key to the DVLA’s Vehicle Enquiry Service. It answers by email within a few days.',
      link: {
        label: 'The DVLA’s page about the service',
        url: 'https://developer-portal.driver-vehicle-licensing.api.gov.uk',
      },
    },
    { text: `${FILE}, and add the key after the equals sign.`, copied: 'DVLA_API_KEY=' },
    ...ending('Come back here and press Test. Then look up your own car on your home page.'),
  ],
  MOT_HISTORY: () => [
    {
      text: 'Apply for the MOT history API. You receive a key, a client ID, a client secret and a token address.',
      link: {
        label: 'The DVSA’s page about the service',
        url: 'https://documentation.history.mot.api.gov.uk',
      },
    },
    {
      text: `${FILE}, and add all four.`,
      copied: 'DVSA_API_KEY=\nDVSA_CLIENT_ID=\nDVSA_CLIENT_SECRET=\nDVSA_TOKEN_URL=',
    },
    ...ending('Come back here and press Test. Then look up your own car on your home page.'),
  ],
  STORAGE: () => [
    {
      text:
        'A folder is enough for a shop on one machine. Several machines need a bucket at Amazon S3 or a compatible ' +
        'service: create a private one, and a key that may read, write, list and delete in it.',
      link: {
        label: 'Amazon’s page about buckets',
        url: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/create-bucket-overview.html',
      },
    },
    {
      text:
        `${FILE}, and add the bucket’s name and the key. ` +
        'Copy the pictures you already have into the bucket first.',
      copied: 'UPLOADS_URL=s3://your-bucket\nAWS_ACCESS_KEY_ID=\nAWS_SECRET_ACCESS_KEY=',
    },
    ...ending(
      'Come back here and press Test: it writes, reads and deletes a file. Then look at a product’s picture.',
    ),
  ],
  TRACING: () => [
    {
      text:
        'Tracing helps engineers to find out why a page is slow, and your shop works the same without it. Ask your ' +
        'engineer or hosting company for the address of an OpenTelemetry collector.',
    },
    {
      text: `${FILE}, and add the address. Some services also need a header with a key.`,
      copied: 'OTEL_EXPORTER_OTLP_ENDPOINT=https://collector.example\nOTEL_EXPORTER_OTLP_HEADERS=x-api-key=',
    },
    ...ending('Come back here and press Test. New requests appear in the service’s list of traces.'),
  ],
};
