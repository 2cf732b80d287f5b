const escapes: { readonly [character: string]: string } = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Data as a script element that is not executed; no string in it can close the element. */
const dataScript = (attributes: string, data: unknown) =>
  `<script ${attributes}>${JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (one) => escapes[one] ?? one)}</script>`;

export const jsonScript = (id: string, data: unknown) => dataScript(`type="application/json" id="${id}"`, data);

/** schema.org data of the page; empty without any. */
export const jsonLdScript = (graph: readonly object[]) =>
  graph.length > 0
    ? dataScript('type="application/ld+json"', { '@context': 'https://schema.org', '@graph': graph })
    : '';
