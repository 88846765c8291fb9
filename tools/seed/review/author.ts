import { hash32 } from '../source/hash.ts';

const FIRST_NAMES = (
  'Aisha Alan Alex Amir Angela Ben Beth Callum Carol Chloe Craig Daniel Deepa Derek Elaine Emily ' +
  'Farah Fiona Gareth Grace ' +
  'Hannah Harpreet Ian Imran Jack Jan Joanne Karen Kasia Keith Leanne Liam Lucy Marcus Megan ' +
  'Mohammed Natalie Nigel Olu Paul ' +
  'Priya Rachel Rhys Sanjay Sian Steve Tomasz Zoe'
).split(' ');
const INITIALS = [...'ABCDEFGHJKLMNOPRSTWY'];
/** Has no common factor with the number of pairs, so that stepping by it visits each pair once. */
const STEP = 331;

/** `count` different invented names, such as "Priya S."; there are 960 in all. */
export function reviewAuthors(count: number, seed: string): string[] {
  const pairs = FIRST_NAMES.length * INITIALS.length;
  if (count > pairs) throw new Error(`Only ${pairs} names for ${count} reviews.`);
  const start = hash32(`${seed}/author`) % pairs;
  return Array.from({ length: count }, (_, index) => {
    const pair = (start + index * STEP) % pairs;
    return `${FIRST_NAMES[pair % FIRST_NAMES.length]} ${INITIALS[Math.floor(pair / FIRST_NAMES.length)]}.`;
  });
}
