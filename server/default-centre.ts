/** Monas in Jakarta: where a visitor stands who did not say where. */
export const defaultCentre = { latitude: -6.1754, longitude: 106.8272 } as const;
