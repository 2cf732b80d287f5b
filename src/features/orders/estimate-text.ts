import type { Translate } from '../../i18n/translate';

/** How long a delivery takes: a provider's number of days, or its own words where they are no number. */
export const estimateText = (m: Translate, estimate: string): string =>
  /^\d[\d\s–-]*$/.test(estimate) ? m('checkout.days', { days: estimate }) : estimate;
