const escapes: { readonly [character: string]: string } = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Data for the browser as a script element that runs nothing; no string in it can close the element. */
export const jsonScript = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (one) => escapes[one] ?? one)}</script>`;
