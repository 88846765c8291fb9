import { configureGlobal } from 'fast-check';

/**
 * Tests of properties try the same cases in every run, so that a failure is the fault of the change and not of the
 * day. With `PROPERTY_SEED` set to another number they try others.
 */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) });
