/** Turns a numeric code of the provider into a name; codes that the table lacks get the fallback. */
export const codeTable =
  <Name extends string, Fallback extends string>(names: Readonly<Record<number, Name>>, fallback: Fallback) =>
  (code: number): Name | Fallback =>
    names[code] ?? fallback;
