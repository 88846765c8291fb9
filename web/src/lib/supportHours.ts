interface SupportHours {
  channel: string;
  hours: string;
}

/** When help is at hand on a channel, in words: "9am to 7pm". A telephone number stands beside these hours, not the shop's opening hours. */
export function supportHoursOf(
  supportHours: readonly SupportHours[],
  channel: 'Phone' | 'Email',
): string | undefined {
  return supportHours.find((support) => support.channel.toLowerCase() === channel.toLowerCase())?.hours;
}
