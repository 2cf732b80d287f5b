/** The first four digits of the number blocks of each operator. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  Telkomsel: ['0811', '0812', '0813', '0821', '0822', '0823', '0851', '0852', '0853'],
  Indosat: ['0814', '0815', '0816', '0855', '0856', '0857', '0858'],
  XL: ['0817', '0818', '0819', '0859', '0877', '0878'],
  Axis: ['0831', '0832', '0833', '0838'],
  Tri: ['0895', '0896', '0897', '0898', '0899'],
  Smartfren: ['0881', '0882', '0883', '0884', '0885', '0886', '0887', '0888', '0889'],
};

export const operators: readonly string[] = Object.keys(prefixes);

/** Replaces Indonesia's country code by a leading 0. */
export const localNumber = (number: string) => number.replace(/^(\+62|62(?=8))/, '0');

/** Null if the number belongs to no Indonesian operator, or has too few digits to tell. */
export const operatorOf = (number: string): string | null =>
  Object.entries(prefixes).find(([, blocks]) => blocks.includes(localNumber(number).slice(0, 4)))?.[0] ?? null;

/** The shortest beginning of a number of an operator; of the first one if it is not known. */
export const numberOf = (operator: string): string => prefixes[operator]?.[0] ?? prefixes.Telkomsel?.[0] ?? '';
