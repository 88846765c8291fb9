export { JobAttention } from './attention/job-attention.service.ts';
export { workshop } from './workshop.feature.ts';
