export { FailedSearches, type Miss } from './failed-search.service.ts';
export type { SearchFilter, SearchReading } from './search-reading.ts';
export { search } from './search.feature.ts';
export { cutNotice, readSearch, searchBeginning } from './search.service.ts';
export type { Vocabulary } from './vocabulary.index.ts';
