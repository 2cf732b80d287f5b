/** The nearest whole number from 0 to 100. */
export const wholePercent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
