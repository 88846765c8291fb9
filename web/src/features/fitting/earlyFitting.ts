/** The buyer's express request, as staff enter it (Consumer Contracts Regulations 2013, regulation 36). */
export const EARLY_FITTING_ASKED =
  'The buyer asks for fitting at this time, and knows that they can’t cancel it once it’s done.';
