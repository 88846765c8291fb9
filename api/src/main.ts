/** The shop as a process of its own, on a finished build. */
import { runShop } from './shop-process.ts';

runShop();
