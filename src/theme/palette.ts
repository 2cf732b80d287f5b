/** The header colours that a store may choose by name. */
export const palette = {
  RED: '#ED5564',
  BLUE: '#4FC1E8',
  GREEN: '#A0D568',
  YELLOW: '#FFCE54',
  PURPLE: '#AC92EB',
} as const;

export type PaletteName = keyof typeof palette;
