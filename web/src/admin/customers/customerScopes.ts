import { useCan } from '../../features/accounts/session/useCan.ts';

/** The parts of a customer's record that the user may see, as variables of its queries. */
export function useRecordParts(): { messages: boolean; claims: boolean } {
  const can = useCan();
  return { messages: can('WRITE_MESSAGES'), claims: can('WRITE_CLAIMS') };
}
