import { mainColours } from '@treadline/schema/trade/values/main-colour';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { updateSettings } from '../../../../../test/fixtures/content/admin-settings.ts';
import { aLetterhead, aMailContent, laidOut } from '../../../../../test/fixtures/mail.ts';
import { aPaidOrder } from '../../../../../test/fixtures/order.ts';
import { documentsOf } from '../../../../../test/fixtures/order/document.ts';
import { aForm, ask } from '../../../../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

const LOGO = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="100" height="25" onload="alert(1)">' +
    '<script>alert(2)</script><image href="file:///etc/hostname" width="9" height="9"/>' +
    '<path d="M0 0h50v25H0z" fill="#0b3ea8"/></svg>',
);

const aPicture = (width: number, height: number, background = '#0b3ea8'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

function upload(shop: TestShop, { headers }: SignedIn, use: 'logo' | 'icon', bytes: Buffer) {
  const form = aForm({}, [{ name: 'mine.svg', bytes }]);
  return ask(shop, 'POST', `/pictures/${use}`, { body: form.body, headers: { ...headers, ...form.headers } });
}

async function uploaded(
  shop: TestShop,
  admin: SignedIn,
  use: 'logo' | 'icon',
  bytes: Buffer,
): Promise<string> {
  const { status, body } = await upload(shop, admin, use, bytes);
  expect(status).toBe(201);
  return String(body['name']);
}

const sizeOf = async (shop: TestShop, url: string): Promise<string> => {
  const answer = await shop.app.inject(url);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png' });
  const { width, height } = await sharp(answer.rawPayload).metadata();
  return `${width}x${height}`;
};

describe('the owner’s look', () => {
  it('an SVG becomes a picture without its scripts, which every page, email and invoice is given', async ({
    shop,
    admin,
  }) => {
    const logo = await uploaded(shop, admin, 'logo', LOGO);
    expect(logo).toMatch(/^logo-[0-9a-f]{16}-576x144$/);
    expect(await updateSettings(shop, admin, 'STOREFRONT', { logo })).toMatchObject({ revision: 1 });
    const { data } = await shop.graphql<{ shopSettings: { logo: { url: string; shareUrl: string } } }>(
      '{ shopSettings { logo { url width height shareUrl } } }',
    );
    const url = `/look/${logo}.png`;
    expect(data.shopSettings.logo).toEqual({
      url,
      width: 576,
      height: 144,
      shareUrl: `/look/${logo}-share.png`,
    });
    expect((await shop.app.inject(url)).body).not.toContain('script');
    expect(await sizeOf(shop, url)).toBe('576x144');
    expect(await sizeOf(shop, data.shopSettings.logo.shareUrl)).toBe('1200x630');
    const order = await aPaidOrder(shop);
    const [mail] = await shop.rows<{ html: string }>(
      'select html from mails order by created_at desc limit 1',
    );
    expect(mail?.html).toContain(`${url}"`);
    const { pdfUrl = '' } = (await documentsOf(shop, order, admin))?.invoice ?? {};
    const pdf = await shop.app.inject(pdfUrl);
    expect(pdf.rawPayload.toString('latin1')).toContain('/Subtype /Image');
  });

  it('a square picture becomes the icon in every size', async ({ shop, admin }) => {
    const icon = await uploaded(shop, admin, 'icon', await aPicture(300, 300));
    expect(await updateSettings(shop, admin, 'STOREFRONT', { icon })).not.toHaveProperty('message');
    const files = { tab: '32x32', touch: '180x180', small: '192x192', large: '512x512', maskable: '512x512' };
    for (const [file, size] of Object.entries(files))
      expect(await sizeOf(shop, `/look/${icon}-${file}.png`)).toBe(size);
  });

  it('pictures that can’t be a logo or icon are refused with the reason', async ({ shop, admin }) => {
    const refused = async (use: 'logo' | 'icon', bytes: Buffer) => {
      const { status, body } = await upload(shop, admin, use, bytes);
      expect(status).toBe(400);
      return (body['fields'] as unknown as { message: string }[])[0]?.message;
    };
    expect(await refused('icon', await aPicture(300, 200))).toBe(
      'An icon must be square, and this picture is 300 by 200 pixels',
    );
    expect(await refused('icon', LOGO)).toBe('A picture must be a JPEG, PNG, WebP or AVIF');
    expect(await refused('logo', await aPicture(300, 20))).toMatch(/at least 40 pixels/);
    expect(await refused('logo', await aPicture(300, 90, '#fdfdfd'))).toMatch(/can’t be seen on white/);
    expect(await refused('logo', Buffer.from('<svg><nothing'))).toBe('This picture is damaged');
    for (const name of ['../secret', 'logo-0123456789abcdef-9x9/../..', 'icon-0123456789abcdef'])
      expect(await updateSettings(shop, admin, 'STOREFRONT', { logo: name })).toMatchObject({
        kind: 'InvalidInput',
        fields: [{ path: 'values.logo' }],
      });
  });

  it('a colour on which no text can be read is refused with one that works', async ({ shop, admin }) => {
    const choose = (mainColour: string) => updateSettings(shop, admin, 'STOREFRONT', { mainColour });
    expect(await choose('#7a7a7a')).toMatchObject({
      fields: [
        {
          path: 'values.mainColour',
          message: expect.stringMatching(/^Neither white nor dark text can be read on #7a7a7a\. Use #/),
        },
      ],
    });
    expect(await choose(' 0B3EA8 ')).toMatchObject({ kind: 'AdminSettingGroup' });
    const { data } = await shop.graphql('{ shopSettings { mainColour } }');
    expect(data).toEqual({ shopSettings: { mainColour: '#0b3ea8' } });
    const styles = await shop.app.inject('/look/0b3ea8.css');
    expect(styles.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' });
    expect(styles.body).toContain('--color-signal:#0b3ea8;');
    expect(styles.body).toContain('--color-on-signal:#ffffff;');
    expect((await shop.app.inject('/look/0b3ea.css')).statusCode).toBe(404);
  });

  it('buttons in emails have the main colour, with text that can be read on it', () => {
    const content = aMailContent({
      blocks: [{ kind: 'button', label: 'View order', url: 'https://x.example' }],
    });
    const { html } = laidOut(content, aLetterhead({ colours: mainColours('#0b3ea8') }));
    expect(html).toMatch(/bgcolor="#0b3ea8"[^]*color:#ffffff">View order/);
  });
});
