import sharp from 'sharp';
import { nextAddress } from '../../../test/next-address.ts';
import type { TestShop } from '../../../test/test-shop.ts';

/** A photograph as a camera writes it: with the place it was taken at. */
export const cameraPhotograph = (width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#444' } })
    .withExif({ IFD3: { GPSLatitude: '52/1 8/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

export interface SentPhotograph {
  readonly id: string;
  readonly url: string;
}

/** Sends a file as the photograph field does, from a network of its own. */
export async function sendPhotograph(
  shop: TestShop,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const body = new Response(form);
  const type = body.headers.get('content-type') ?? '';
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/photographs',
    headers: { 'content-type': type, ...nextAddress(), ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** A photograph that somebody has sent and not attached yet. */
export async function aPhotograph(
  shop: TestShop,
  { headers }: { readonly headers: Readonly<Record<string, string>> },
): Promise<SentPhotograph> {
  const { status, body } = await sendPhotograph(shop, await cameraPhotograph(), headers);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as unknown as SentPhotograph;
}
