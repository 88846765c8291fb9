import { configureGlobal } from 'fast-check';

/**
 * Property tests try the same cases in every run, so that a failure is due to the change and not to chance. Set
 * `PROPERTY_SEED` to another number to try others.
 */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) });
