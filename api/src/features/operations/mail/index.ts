export { letterHtml } from './letter/letter.html.ts';
export { letterText } from './letter/letter.text.ts';
export type { Block, Letter, Letterhead, MailContent, MailTyre, Sum } from './letter/letter.ts';
export {
  dateText,
  daysText,
  dayText,
  greeting,
  instantText,
  paragraphsOf,
  shopReason,
  unbroken,
} from './letter/letter.words.ts';
export { MailSender } from './mail-sender.service.ts';
export { Mail } from './mail.entity.ts';
export { mail } from './mail.feature.ts';
export { sendMail } from './mail.jobs.ts';
export { MailService } from './mail.service.ts';
