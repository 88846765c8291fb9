import { randomUUID } from 'node:crypto';
import { bytesOf } from '../../../platform/files/file-store.ts';
import { hostOf, type Connection } from '../../../platform/services/connection.ts';
import type { Platform } from '../../../platform/services/platform.ts';
import type { Services } from '../../../platform/services/services.ts';
import { mailConnection } from '../../operations/mail/index.ts';
import { stripeConnection } from '../../sales/stripe/index.ts';
import { dvlaConnection, motConnection } from '../../shop/vehicles/index.ts';
import type { ConnectionName } from './connection.enums.ts';

interface ConnectionFacts {
  readonly label: string;
  readonly purpose: string;
  readonly of: (services: Services) => Connection;
}

const TIMEOUT_MS = 5_000;

function storage({ config: { uploads }, files }: Platform): Connection {
  const isBucket = uploads.kind === 'bucket';
  return {
    state: 'CONNECTED',
    target: isBucket
      ? `Bucket ${uploads.bucket} at ${uploads.endpoint ? hostOf(uploads.endpoint) : 'Amazon S3'}`
      : `Folder ${uploads.path}`,
    variables: ['UPLOADS_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
    secrets: isBucket ? [uploads.secretAccessKey] : [],
    async test() {
      const [name, written] = [`trial/${randomUUID()}`, Buffer.from('Treadline can write here.')];
      await files.write(name, written);
      try {
        const read = await files.open(name);
        if (!read || !written.equals(await bytesOf(read)))
          throw new Error('It returned something else than was written.');
      } finally {
        await files.remove(name);
      }
      return 'A file was written, read and deleted.';
    },
  };
}

function tracing({ config: { tracing: settings } }: Platform): Connection {
  return {
    state: settings ? 'CONNECTED' : 'OFF',
    target: settings ? hostOf(settings.endpoint) : 'No traces',
    variables: [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_SERVICE_NAME',
      'OTEL_TRACES_SAMPLER_ARG',
    ],
    secrets: Object.values(settings?.headers ?? {}),
    test:
      settings &&
      (async () => {
        const answer = await fetch(`${settings.endpoint}/v1/traces`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...settings.headers },
          body: JSON.stringify({ resourceSpans: [] }),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const words = `${answer.status}: ${(await answer.text()).trim() || 'no words'}`;
        if (!answer.ok) throw new Error(words);
        return words;
      }),
  };
}

/** The services outside the shop, in the order they're shown. */
export const connections: Readonly<Record<ConnectionName, ConnectionFacts>> = {
  PAYMENTS: {
    label: 'Payments',
    purpose: 'Takes cards and wallets, and pays refunds.',
    of: stripeConnection,
  },
  MAIL: {
    label: 'Email',
    purpose: 'Sends emails to buyers, readers and staff.',
    of: ({ platform }) => mailConnection(platform.config),
  },
  VEHICLE_REGISTER: {
    label: 'Vehicle register (DVLA)',
    purpose: 'Finds make, colour and year by registration.',
    of: ({ platform }) => dvlaConnection(platform.config),
  },
  MOT_HISTORY: {
    label: 'MOT history (DVSA)',
    purpose: 'Finds make, model and year by registration.',
    of: ({ platform }) => motConnection(platform.config),
  },
  STORAGE: {
    label: 'Storage',
    purpose: 'Stores pictures and photographs.',
    of: ({ platform }) => storage(platform),
  },
  TRACING: {
    label: 'Tracing',
    purpose: 'Collects traces of slow and failed requests.',
    of: ({ platform }) => tracing(platform),
  },
};
