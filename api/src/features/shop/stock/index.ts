export { unitsReserved } from './stock.events.ts';
export { stock } from './stock.feature.ts';
export {
  adjust,
  availableUnits,
  daysUntilHere,
  daysUntilReserved,
  ownUnits,
  release,
  RESERVATION_MINUTES,
  reserve,
  restock,
  settle,
  shelve,
  SUPPLY_FIELDS,
  UNITS_TO_COME,
  unshelve,
  type Shortage,
  type Units,
} from './stock.service.ts';
export { StockedGoods } from './stocked-goods.entity.ts';
