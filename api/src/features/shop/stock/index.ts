export { unitsReserved } from './stock.events.ts';
export { stock } from './stock.feature.ts';
export {
  adjust,
  availableUnits,
  release,
  RESERVATION_MINUTES,
  reserve,
  restock,
  settle,
  type Shortage,
  type Units,
} from './stock.service.ts';
