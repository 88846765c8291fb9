/**
 * Lets a process go on that cannot write its log, because the disk is full or whoever read the log has ended; Node
 * would end it. What cannot be written is lost, and the next line is tried like the first.
 */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
