interface SupportHours {
  channel: string;
  hours: string;
}

/**
 * A channel's support hours in words: "9am to 7pm". They're shown beside the phone number and differ from the shop's
 * opening hours.
 */
export function supportHoursOf(
  supportHours: readonly SupportHours[],
  channel: 'Phone' | 'Email',
): string | undefined {
  return supportHours.find((support) => support.channel.toLowerCase() === channel.toLowerCase())?.hours;
}
