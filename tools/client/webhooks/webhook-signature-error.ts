const MESSAGES = {
  malformed: 'The Treadline-Signature header is missing or malformed.',
  mismatch: 'The signature belongs to another body or secret.',
  expired: 'The signature is too old. The request may have been recorded and sent again.',
} as const;

/** A request that can't be trusted to come from the shop. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';
  readonly reason: keyof typeof MESSAGES;

  constructor(reason: keyof typeof MESSAGES) {
    super(MESSAGES[reason]);
    this.reason = reason;
  }
}
