export { mailConnection } from './mail-connection.ts';
export { emailHtml } from './email/email.html.ts';
export { emailText } from './email/email.text.ts';
export type { Block, Email, Letterhead, MailContent, MailTyre, Sum } from './email/email.ts';
export {
  dateText,
  daysText,
  dayText,
  greeting,
  instantText,
  paragraphsOf,
  shopReason,
  unbroken,
} from './email/email.words.ts';
export { MailSender } from './mail-sender.service.ts';
export { Mail } from './mail.entity.ts';
export { mail } from './mail.feature.ts';
export { sendMail } from './mail.jobs.ts';
export { MailService } from './mail.service.ts';
