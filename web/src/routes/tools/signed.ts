/** A difference with its sign: "+1.3", "−0.4" or "0.0". */
export function signed(value: number): string {
  const text = Math.abs(value).toFixed(1);
  if (Number(text) === 0) return text;
  return `${value > 0 ? '+' : '−'}${text}`;
}
