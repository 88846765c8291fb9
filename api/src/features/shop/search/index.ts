export { FailedSearches, type Miss } from './failed/failed-search.service.ts';
export type { SearchFilter, SearchReading } from './words/search-reading.ts';
export { search } from './search.feature.ts';
export { cutNotice, readSearch, searchBeginning } from './reading/search.service.ts';
export type { Vocabulary } from './words/vocabulary.index.ts';
