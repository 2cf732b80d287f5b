/** The full count of a suite in `npm run soak`, and a tenth of it in the gate. */
export const isSoak = process.env.SOAK === '1';

export const countOf = (full: number) => (isSoak ? full : Math.ceil(full / 10));
