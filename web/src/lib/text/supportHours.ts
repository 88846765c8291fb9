interface SupportHours {
  channel: string;
  hours: string;
}

/**
 * The support hours of a channel in words: "9am to 7pm". They stand beside the telephone number and differ
 * from the shop's opening hours.
 */
export function supportHoursOf(
  supportHours: readonly SupportHours[],
  channel: 'Phone' | 'Email',
): string | undefined {
  return supportHours.find((support) => support.channel.toLowerCase() === channel.toLowerCase())?.hours;
}
