/** Says who else would receive what is counted; empty if nobody does. */
export const providerSentence = (provider: string | null): string =>
  provider === null
    ? ''
    : `${provider} would receive it too, under a random number and without your name or address.`;
