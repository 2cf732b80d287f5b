/** The first four digits of phone numbers, as of the operators' blocks of numbers. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  Telkomsel: ['0811', '0812', '0813', '0821', '0822', '0823', '0851', '0852', '0853'],
  Indosat: ['0814', '0815', '0816', '0855', '0856', '0857', '0858'],
  XL: ['0817', '0818', '0819', '0859', '0877', '0878'],
  Axis: ['0831', '0832', '0833', '0838'],
  Tri: ['0895', '0896', '0897', '0898', '0899'],
  Smartfren: ['0881', '0882', '0883', '0884', '0885', '0886', '0887', '0888', '0889'],
};

export const operators: readonly string[] = Object.keys(prefixes);

/** With a leading 0 in place of the country code of Indonesia. */
export const localNumber = (number: string) => number.replace(/^(\+62|62(?=8))/, '0');

/** Null for a number of no operator of Indonesia, or one that is not typed far enough. */
export const operatorOf = (number: string): string | null =>
  Object.entries(prefixes).find(([, blocks]) => blocks.includes(localNumber(number).slice(0, 4)))?.[0] ?? null;
