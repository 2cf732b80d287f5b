type Value = string | number | readonly Value[] | { readonly [key: string]: Value | undefined };

/** A thing in the words of schema.org; what is undefined is left out. */
export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: Value | undefined;
}
