/**
 * A worker that replies without drawing: the picture's name says whether it fails, ends or succeeds. A held one
 * succeeds with the next message.
 */
process.once('message', () =>
  process.on('message', ({ name }: { name: string }) => {
    if (name.startsWith('deadly')) process.exit(1);
    if (!name.startsWith('held')) process.send?.(name.startsWith('failing') ? { failure: 'no ink' } : {});
  }),
);
process.on('disconnect', () => process.exit());
