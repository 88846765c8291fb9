export { Photograph } from './photograph.entity.ts';
export { forgetPhotographs, PhotographService } from './photograph.service.ts';
export { photographs } from './photographs.feature.ts';
