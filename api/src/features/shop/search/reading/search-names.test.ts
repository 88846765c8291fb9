import { describe, expect, it } from 'vitest';
import { aVocabulary } from '../../../../../test/fixtures/catalogue/vocabulary.ts';
import { readSearch } from './search.service.ts';

const TODAY = new Date('2026-11-20T10:00:00Z');
const VOCABULARY = aVocabulary();
const read = (typed: string) => readSearch(typed, VOCABULARY, TODAY);

describe('brands', () => {
  it.each([
    ['michelin', 'michelin'],
    ['MICHELIN', 'michelin'],
    ['michlin', 'michelin'],
    ['michellin', 'michelin'],
    ['mitchelin', 'michelin'],
    ['conti', 'continental'],
    ['contental', 'continental'],
    ['pireli', 'pirelli'],
    ['pirreli', 'pirelli'],
    ['bridgstone', 'bridgestone'],
    ['good year', 'goodyear'],
    ['goodyer', 'goodyear'],
    ['hancook', 'hankook'],
    ['yokahama', 'yokohama'],
    ['falcon', 'falken'],
    ['kuhmo', 'kumho'],
    ['bf goodrich', 'bfgoodrich'],
    ['BFG', 'bfgoodrich'],
    ['vredestien', 'vredestein'],
    ['avon', 'avon'],
    ['Toyo', 'toyo'],
  ])('recognises “%s” as %s', (typed, brand) => {
    expect(read(`${typed} tyres`)).toMatchObject({ filter: { brands: [brand] }, text: null });
  });

  it.each([
    'avin',
    'tokyo',
    'toyota',
    'nokian',
    'ford focus',
    'vauxhall vectra',
    'porsche carrera',
    'volvo',
    'next',
    'road',
    'sport',
    'golf mk3',
    'Audi RS3',
    'Harley Sportster 883',
    'ultra high performance',
  ])('does not mistake “%s” for a brand or model', (typed) => {
    expect(read(typed)).toMatchObject({ parts: [], text: typed, filter: {} });
  });
});

describe('models', () => {
  it.each(VOCABULARY.models)('recognises the whole name $name', ({ name, slug }) => {
    for (const typed of [name, name.toUpperCase(), name.toLowerCase().replaceAll(' ', '-')]) {
      expect(read(typed).filter.models).toContain(slug);
      expect(read(typed)).toMatchObject({ parts: [{ kind: 'MODEL', label: name }], text: null });
    }
  });

  it.each([
    ['pilot sport 5', ['pilot-sport-5']],
    ['pilotsport5', ['pilot-sport-5']],
    ['pilot sprot 5', ['pilot-sport-5']],
    ['primacy 4', ['primacy-4-plus']],
    ['primacy 4 plus', ['primacy-4-plus']],
    ['primacy4+', ['primacy-4-plus']],
    ['primasy 5', ['primacy-5']],
    ['cross climate', ['crossclimate-2', 'crossclimate-2-suv']],
    ['contisport', ['sportcontact-7', 'contisportattack-4']],
    ['conti premium contact 7', ['premiumcontact-7']],
    ['eagle f1 asymetric 6', ['eagle-f1-asymmetric-6']],
    ['asymmetric 6', ['eagle-f1-asymmetric-6']],
    ['t005', ['turanza-t005']],
    ['ts 870 p', ['wintercontact-ts-870-p']],
    ['vector 4 seasons gen 3', ['vector-4seasons-gen-3']],
    ['winter sport 5', ['winter-sport-5']],
    ['turanza all season 6', ['turanza-all-season-6']],
  ])('understands “%s”', (typed, models) => {
    expect(read(typed)).toMatchObject({ text: null, filter: { models } });
    expect(read(typed).filter.seasons).toBeUndefined();
  });

  it('does not let a misspelling change a model’s number', () => {
    expect(read('primacy 6')).toMatchObject({
      notice: 'We don’t sell the Primacy 6. Here are the Primacy tyres we do have.',
      filter: { models: ['primacy-4-plus', 'primacy-5'] },
    });
    expect(read('primasy 6').filter.models).not.toEqual(['primacy-5']);
    expect(read('turanza t006').filter.models).not.toEqual(['turanza-t005']);
  });

  it('says so when a generation is not sold, and shows the family instead', () => {
    expect(read('Primacy 3 205/55R16')).toMatchObject({
      text: null,
      notice: 'We don’t sell the Primacy 3. Here are the Primacy tyres we do have.',
      filter: { models: ['primacy-4-plus', 'primacy-5'] },
    });
  });

  it('takes the number before “tyres” for a quantity', () => {
    expect(read('turanza 4 tyres')).toMatchObject({
      text: null,
      notice: null,
    });
    expect(read('set of 4 tyres 205/55 R16')).toMatchObject({ text: null, parts: [{ label: '205/55 R16' }] });
  });
});

describe('codes', () => {
  it.each(['MIC-2055516-91V-1A2B3', 'mic-2055516-91v-1a2b3', 'MIC 2055516 91V 1A2B3'])(
    'recognises the SKU %s',
    (typed) => {
      expect(read(typed)).toMatchObject({
        parts: [{ kind: 'SKU' }],
        filter: { sku: 'MIC-2055516-91V-1A2B3' },
        text: null,
      });
      expect(read(typed).filter.width).toBeUndefined();
    },
  );

  it('recognises an EAN with a correct check digit', () => {
    expect(read('5901234123457')).toEqual({
      parts: [{ kind: 'EAN', label: 'EAN 5901234123457', value: '5901234123457' }],
      text: null,
      filter: { ean: '5901234123457' },
      notice: null,
    });
    expect(read('5 901234 123457').filter.ean).toBe('5901234123457');
    expect(read('5901234123458')).toMatchObject({ parts: [], text: '5901234123458' });
  });
});

describe('registrations', () => {
  it.each([
    ['AB12 CDE', 'AB12CDE'],
    ['ab12cde', 'AB12CDE'],
    ['reg: AB12 CDE', 'AB12CDE'],
    ['R16 ABC', 'R16ABC'],
    ['ABC 91V', 'ABC91V'],
    ['T32 ABC', 'T32ABC'],
    ['AB 1234', 'AB1234'],
  ])('understands “%s”', (typed, registration) => {
    expect(read(typed)).toMatchObject({
      parts: [{ kind: 'REGISTRATION', value: registration }],
      text: null,
      filter: { registration },
    });
  });

  it.each([
    'R16',
    '91V',
    '205/55',
    'A4',
    'RAV4',
    'HELLO',
    'X5 SUV',
    'a1 205',
    'AB12 CDE michelin',
    'AB27 CDE',
    'fk520',
  ])('finds no registration in “%s”', (typed) => {
    expect(read(typed).filter.registration).toBeUndefined();
  });

  it('asks whether O was meant as 0', () => {
    expect(read('ABO2 CDE').notice).toBe('“ABO2 CDE” isn’t a UK registration. Did you mean AB02 CDE?');
  });
});
