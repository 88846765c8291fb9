import { plain } from './vehicle-names.ts';

/** Trims, bodies and engines of UK cars that a driver might mention although our table doesn't list them. */
const TRIM_WORDS = new Set(
  (
    'access acenta active allroad allstreet alltrack allure amg auto automatic avant bhp blue bluehdi ' +
    'bluemotion bluesense bluetec cabrio cabriolet cdi cdti club comfort competition convenience convertible ' +
    'cooper coupe crdi cross dci design diesel door doors double dti dynamic dynamique ecoboost ecoflex ' +
    'econetic efficientdynamics electric elegance elite elle energy estate etron exclusive expression ' +
    'fastback feel flair fsi ghia grand hatch hatchback hdi highline hse hybrid icon iconic inscription ' +
    'launch life limited line litre lounge lux luxury manual match mhev momentum mpi multijet multivan nav ' +
    'nismo petrol phev plug plus premium prestige privilege pro progressive pure quattro saloon sdi sdrive ' +
    'sedan sel shuttle signature spaceback special sport sportback sportline sports sportwagon sri style sxi ' +
    'tce tdci tdi tech technik tekna tfsi thp titanium tourer touring trend tsi turbo ultimate visia vision ' +
    'vivid vtec vti vtr vts wagon works xcellence xdrive xline zetec'
  ).split(' '),
);
/** Trims are often a letter or two: S, GT, SE. */
const SHORT_TRIM = 2;

/**
 * Separates the words beside a model into those that could narrow it, such as a trim, generation or engine, and those
 * that describe no car.
 */
export function trimsAmong(
  text: string,
  models: readonly { readonly model: string }[],
): { trims: string[]; unknown: string[] } {
  const known = new Set(models.flatMap(({ model }) => plain(model).split(' ')));
  const words = text.split(/\s+/).filter(Boolean);
  const isTrim = (typed: string): boolean =>
    plain(typed)
      .split(' ')
      .every(
        (word) => word.length <= SHORT_TRIM || /\d/.test(word) || TRIM_WORDS.has(word) || known.has(word),
      );
  const { trims = [], unknown = [] } = Object.groupBy(words, (word) => (isTrim(word) ? 'trims' : 'unknown'));
  return { trims, unknown };
}
