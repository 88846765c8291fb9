/** The units of a line that still have to be sent, without those refunded or put back on sale. */
export const unitsToSend = ({
  quantity,
  refundableUnits,
  returnedUnits,
}: {
  quantity: number;
  refundableUnits: number | null;
  returnedUnits: number;
}): number => Math.min(refundableUnits ?? quantity, quantity - returnedUnits);
