/** Prints the image's components as CycloneDX; the Dockerfile stores the output in the image. */
import { takesNoArguments } from './arguments.ts';
import { cycloneDx } from './sbom/cyclonedx.ts';
import { readParts } from './sbom/read-parts.ts';

takesNoArguments();
process.stdout.write(cycloneDx(readParts()));
