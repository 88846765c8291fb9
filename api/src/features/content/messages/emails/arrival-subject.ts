/** The subject of the email to the shop. It also finds that email when the sender is erased. */
export const arrivalSubject = ({ name, subject }: { name: string; subject: string }): string =>
  `Message from ${name}: ${subject}`;
