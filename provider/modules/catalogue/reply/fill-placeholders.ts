/** What a tenant's html may ask for. */
export interface Placeholders {
  lat: number;
  lng: number;
  hostname: string;
}

/** Inert in text, in an attribute and in a script's string alike. */
const inert = (text: string) => text.replace(/[^A-Za-z0-9.:-]/gu, (letter) => `&#${letter.codePointAt(0)};`);

/** Fills `{lat}`, `{lng}` and `{hostname}` into a tenant's html, in one pass. */
export const fillPlaceholders = (html: string, values: Placeholders) =>
  html.replace(/\{(lat|lng|hostname)\}/g, (_, name: keyof Placeholders) => inert(String(values[name])));
