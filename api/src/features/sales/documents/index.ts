export { DocumentFiles } from './document-file.service.ts';
export { creditNoteNumber } from './record/document-number.ts';
export { documents } from './documents.feature.ts';
