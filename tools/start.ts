/** `pnpm start`: builds the shop if necessary and runs it in this process. The database opens while pages are built. */
import { takesNoArguments } from './arguments.ts';
import { beginBuild } from './build.ts';

takesNoArguments();
const { pages } = await beginBuild();
const { runShop } = (await import(new URL('../api/dist/shop-process.js', import.meta.url).href)) as {
  runShop: (pagesBuilt: Promise<void>) => void;
};
runShop(pages);
