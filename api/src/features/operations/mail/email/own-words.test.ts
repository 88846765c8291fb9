import { expect } from 'vitest';
import { settingGroups, updateSettings } from '../../../../../test/fixtures/content/admin-settings.ts';
import { aMailContent } from '../../../../../test/fixtures/mail.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { MailService } from '../mail.service.ts';
import type { Email } from './email.ts';

const it = shopTest();

it('the owner’s words follow an email’s first sentences, and the closing stands before the small print', async ({
  shop,
  admin,
}) => {
  const textOf = async (email: Partial<Email>): Promise<string | undefined> => {
    const id = await shop.services.platform.orm.em
      .fork()
      .transactional((em) =>
        shop.services.get(MailService).queue(em, 'sam@example.com', aMailContent(email)),
      );
    const [mail] = await shop.rows<{ text: string }>('select text from mails where id = $1', [id]);
    return mail?.text;
  };
  const blocks: Email['blocks'] = [
    'We have it.',
    { kind: 'code', code: '123456' },
    { kind: 'note', smallPrint: true, title: 'Your rights', texts: ['As the law says.'] },
  ];
  const before = await textOf({ worded: 'messageReceived', blocks });

  const groups = await settingGroups(shop, admin);
  const settings = groups.find(({ name }) => name === 'EMAILS')?.settings ?? [];
  const none = settings.find(({ key }) => key === 'mailWords')?.value as Record<string, string>;
  const written = await updateSettings(shop, admin, 'EMAILS', {
    mailWords: { ...none, messageReceived: ' We answer  from 8 to 6.\n\nAsk for Sam & Jo. ' },
    mailClosing: 'Kind regards,\nSam',
  });
  expect(written).toMatchObject({ kind: 'AdminSettingGroup' });

  expect(await textOf({ worded: 'orderReady', blocks })).not.toContain('Ask for Sam');
  expect(await textOf({ blocks })).toBe(before);
  const text = await textOf({ worded: 'messageReceived', blocks });
  const places = [
    'We have it.',
    'We answer from 8 to 6.',
    'Ask for Sam & Jo.',
    '123456',
    'Kind regards,',
    'Sam\n',
    'Your rights',
  ].map((part) => text?.indexOf(part) ?? -1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  const marked = { mailWords: { ...none, orderReady: '<b>Now</b>' } };
  expect(await updateSettings(shop, admin, 'EMAILS', marked)).toMatchObject({
    fields: [
      { path: 'values.mailWords.orderReady', message: 'This is shown as plain text: leave out < and >' },
    ],
  });
});
