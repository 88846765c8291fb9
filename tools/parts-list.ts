/** Prints the parts of the image as CycloneDX; the Dockerfile keeps it in the image. */
import { takesNoArguments } from './arguments.ts';
import { cycloneDx } from './parts/cyclonedx.ts';
import { readParts } from './parts/read-parts.ts';

takesNoArguments();
process.stdout.write(cycloneDx(readParts()));
