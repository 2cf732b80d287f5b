/** Sample store colours for the page of the design system: one for dark text, one for light text. */
export const sampleBrands = { light: '#ffd54f', dark: '#12355b' } as const;
