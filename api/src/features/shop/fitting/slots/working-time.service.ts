import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { workedMs } from './opening.ts';
import { SlotReader } from './slot-reader.service.ts';

/** Measures the working time of centres. */
export class WorkingTime extends Service {
  readonly #reader = this.services.get(SlotReader);

  /** How many milliseconds a centre has worked between two instants; 0 if it doesn't exist. */
  async worked(centreSlug: string, from: Date, until: Date): Promise<number> {
    const centre = await this.#reader.centre(centreSlug, inLondon(from).day);
    return centre ? workedMs(centre, { from: from.getTime(), until: until.getTime() }) : 0;
  }
}
