/** Names the third party that would receive the data; empty without one. */
export const providerSentence = (provider: string | null): string =>
  provider === null
    ? ''
    : `${provider} would receive it too, under a random number and without your name or address.`;
