export type Path = readonly (string | number)[];

/** Something wrong at a path of a document, before it is known where that stands in the text. */
export interface Issue {
  path: Path;
  /** Points to the key itself instead of its value. */
  at?: 'key';
  reason: string;
  hint?: string;
}

/** As a person would write it: `components[0].ctas[1].value`. */
export const pathText = (path: Path) =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text ? `${text}.${step}` : step;
  }, '');
