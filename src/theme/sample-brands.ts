/** Colours of stores on the page of the design system: one that takes dark text, one that takes light text. */
export const sampleBrands = { light: '#ffd54f', dark: '#12355b' } as const;
