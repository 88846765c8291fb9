import { describe, expect, it } from 'vitest';
import { ConfigError } from './environment.ts';
import { readUploads } from './uploads-config.ts';

it('stores files in another folder, or in a bucket', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(readUploads({ UPLOADS_URL: 'file:///mnt/my%20tyres' }, '/srv')).toEqual({
    kind: 'folder',
    path: '/mnt/my tyres',
    setting: 'UPLOADS_URL',
  });
  const bucket = { kind: 'bucket', accessKeyId: 'key', secretAccessKey: 'secret' };
  const own = 's3://tyres/shop/one/?endpoint=https://store.example:9000&timeout=20';
  expect(readUploads({ UPLOADS_URL: own, ...keys }, '/srv')).toEqual({
    ...bucket,
    bucket: 'tyres',
    prefix: 'shop/one/',
    endpoint: 'https://store.example:9000',
    region: 'us-east-1',
    timeoutMs: 20_000,
  });
  expect(readUploads({ UPLOADS_URL: 's3://tyres?region=eu-west-2', ...keys }, '/srv')).toEqual({
    ...bucket,
    bucket: 'tyres',
    prefix: '',
    endpoint: null,
    region: 'eu-west-2',
    timeoutMs: 8_000,
  });
});

describe('an invalid place for files is refused with a sentence that names the setting', () => {
  it.each<[Record<string, string>, string]>([
    ...[
      ['/mnt/tyres', 'it is neither'],
      ['file://host/tyres', 'it is neither'],
      ['s3://?region=eu-west-2', 'it doesn’t name a bucket'],
      ['s3://tyres?bucket=x', 'it has a parameter "bucket"'],
    ].map(([url = '', fault]): [Record<string, string>, string] => [
      { UPLOADS_URL: url },
      'UPLOADS_URL must be file:///folder or ' +
        `s3://bucket/prefix?endpoint=https://store.example&region=eu-west-2; ${fault}.`,
    ]),
    [
      { UPLOADS_URL: 's3://tyres?endpoint=store' },
      'The endpoint in UPLOADS_URL must be a URL starting with http:// or https://; it is not.',
    ],
    [
      { UPLOADS_URL: 's3://tyres' },
      'UPLOADS_URL must give the bucket’s region, or the endpoint of a store other than Amazon’s.',
    ],
    [
      { UPLOADS_URL: 's3://tyres?region=a&timeout=0' },
      'The timeout in UPLOADS_URL must be a whole number of seconds from 1 to 60; it is not.',
    ],
    [
      { UPLOADS_URL: 's3://tyres?region=a' },
      'AWS_ACCESS_KEY_ID is missing: UPLOADS_URL is a bucket and needs it.',
    ],
    [
      { UPLOADS_URL: 's3://tyres?region=a', AWS_ACCESS_KEY_ID: 'key' },
      'AWS_SECRET_ACCESS_KEY is missing: UPLOADS_URL is a bucket and needs it.',
    ],
  ])('%o', (env, sentence) => {
    expect(() => readUploads(env, '/srv')).toThrow(new ConfigError(sentence));
  });
});
