/** The rule of a field that must be filled in: refuses what is empty or only spaces, with this message. */
export function required(message: string): (text: string) => true | string {
  return (text) => text.trim() !== '' || message;
}
