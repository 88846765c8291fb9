/** Prints the parts of the image as CycloneDX; the Dockerfile keeps it in the image. */
import { takesNoArguments } from './arguments.ts';
import { cycloneDx } from './sbom/cyclonedx.ts';
import { readParts } from './sbom/read-parts.ts';

takesNoArguments();
process.stdout.write(cycloneDx(readParts()));
