const SUM = '{ revenue orders averageOrder units tyreRevenue costedRevenue margin }';
const IN_PERIOD = `{ sales ${SUM} checkouts { placed paid sold } }`;
const OVER_TIME = `{ now ${IN_PERIOD} before ${IN_PERIOD} steps { from to now ${IN_PERIOD} before ${IN_PERIOD} } }`;
const BREAKDOWN = `{ partCount now ${SUM} before ${SUM} parts { key now ${SUM} before ${SUM} } }`;
const VAT = '{ documents net vat gross }';
const STOCK = '{ units value cost costedUnits }';

/** Every report at once, as its documentation describes them. */
export const REPORTS = `
  query Reports($period: PeriodInput!, $step: ReportStep!) {
    total: salesOverTime(period: $period, step: $step) ${OVER_TIME}
    ${['WEB', 'STAFF', 'API']
      .map(
        (channel) =>
          `${channel}: salesOverTime(period: $period, step: $step, channel: ${channel}) ${OVER_TIME}`,
      )
      .join('\n')}
    ${['BRAND', 'CATEGORY', 'SEASON', 'SIZE', 'SUPPLIER', 'CHANNEL']
      .map((by) => `${by}: salesBreakdown(period: $period, by: ${by}, limit: 1000) ${BREAKDOWN}`)
      .join('\n')}
    best: sellers(period: $period, order: BEST, limit: 1000) { productId units revenue }
    vatReport(period: $period) {
      rates { rate invoices ${VAT} creditNotes ${VAT} withdrawnCreditNotes ${VAT} due ${VAT} }
      due ${VAT}
      months { from due ${VAT} }
    }
    afterSalesReport(period: $period) {
      returns { reason returns tyres received returnsBefore }
      claims { kind claims tyres approved refused amount claimsBefore }
      unitsSold
    }
    stockReport { total ${STOCK} bands { fromDays toDays stock ${STOCK} } }
    oldestStock(limit: 1000) { productId arrivedOn stock ${STOCK} }
    reorderList(input: { limit: 1000 }) { productId available sold perDay runsOutOn reorder }
  }`;
