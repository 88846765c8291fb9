/** The label of a placeholder: returnDays becomes "Return days". */
export function placeholderWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/\bvat\b/, 'VAT');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
