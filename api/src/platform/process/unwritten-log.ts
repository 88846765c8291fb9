/**
 * Lets the process survive failing log writes, because the disk is full or the log's reader has ended; Node would end
 * it. Lines that can't be written are lost.
 */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
