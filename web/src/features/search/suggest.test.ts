import { expect, it } from 'vitest';
import { suggest, type SuggestionSources } from './suggest.ts';

const SOURCES: SuggestionSources = {
  lists: {
    sizes: [
      { __typename: 'SizeSummary', size: '205/55 R16', slug: '205-55-r16', tyreCount: 300 },
      { __typename: 'SizeSummary', size: '205/50 R17', slug: '205-50-r17', tyreCount: 90 },
      { __typename: 'SizeSummary', size: '225/40 R18', slug: '225-40-r18', tyreCount: 320 },
    ],
    brands: [{ __typename: 'Brand', slug: 'michelin', name: 'Michelin' }],
    models: {
      __typename: 'ModelPage',
      items: [
        { __typename: 'Model', slug: 'michelin-pilot-sport-5', fullName: 'Michelin Pilot Sport 5' },
        { __typename: 'Model', slug: 'pirelli-p-zero-pz4', fullName: 'Pirelli P Zero PZ4' },
      ],
    },
    carMakes: [
      {
        __typename: 'CarMake',
        slug: 'nissan',
        name: 'Nissan',
        cars: [
          { __typename: 'Car', slug: 'juke', name: 'Juke' },
          { __typename: 'Car', slug: 'micra', name: 'Micra' },
        ],
      },
    ],
  },
  articles: undefined,
};
const titles = (typed: string) => suggest(typed, SOURCES).map(({ title }) => title);

it.each([
  ['205', ['205/55 R16', '205/50 R17']],
  ['205/55', ['205/55 R16']],
  ['205 55 r16', ['205/55 R16']],
  ['2254018', ['225/40 R18']],
  ['juk', ['Nissan Juke']],
  ['nissan mic', ['Nissan Micra']],
  ['mi', ['Nissan Micra', 'Michelin tyres', 'Michelin Pilot Sport 5']],
  ['p zero', ['Pirelli P Zero PZ4']],
  ['align', ['Fitting centres near you']],
  ['zzz', []],
])('“%s” suggests %j', (typed, suggested) => {
  expect(titles(typed)).toEqual(suggested);
});

it('articles come last, and sources that have not loaded suggest nothing', () => {
  const articles: SuggestionSources['articles'] = {
    blogPosts: {
      __typename: 'BlogPostPage',
      items: [{ __typename: 'BlogPost', id: 1, slug: 'puncture-repair-rules', title: 'Can it be repaired?' }],
    },
  };
  expect(suggest('slow pun', { lists: undefined, articles }).map(({ to }) => to)).toEqual([
    '/fitting-centers',
    '/blog/puncture-repair-rules',
  ]);
});
