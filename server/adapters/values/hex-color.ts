/** A colour as `#rrggbb`, or null: nothing else of the provider's may reach a style. */
export const hexColor = (value: string | null): string | null =>
  value && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null;
