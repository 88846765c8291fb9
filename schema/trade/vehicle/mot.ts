/** Where the government tells anybody when a vehicle's MOT runs out. */
export const CHECK_MOT_URL = 'https://www.gov.uk/check-mot-status';

/** How long before the day an MOT is due its driver is reminded: as long as by the government's own reminders. */
export const MOT_REMINDER_MONTHS = 1;
