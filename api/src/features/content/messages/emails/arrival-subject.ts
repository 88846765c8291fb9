/** The subject line of the mail to the shop. The mail goes with the message when its sender is erased. */
export const arrivalSubject = ({ name, subject }: { name: string; subject: string }): string =>
  `Message from ${name}: ${subject}`;
