/** Where sales come from, as reports and the accountant's pack name it. */
export const salesChannels = {
  WEB: 'Web shop',
  STAFF: 'Telephone and counter',
  API: 'API key',
} as const;
