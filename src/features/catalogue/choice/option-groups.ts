import type { ShownOption } from './shown-options';

/** One property that a customer chooses, such as the size, with its values in the order of the variants. */
export interface OptionGroup {
  name: string;
  values: readonly { value: string; image: string | null }[];
}

/** One value per group; null if none is chosen yet. */
export type ChosenValues = readonly (string | null)[];

/** Whether a value can be combined with the others: a variant with all of them exists and is in stock. */
export type ValueState = 'available' | 'soldOut' | 'absent';

const isInStock = ({ stock }: ShownOption) => stock === null || stock > 0;
const distinct = <T>(values: readonly T[]) => [...new Set(values)];

/** The picture that all the variants share; null if they have none, or different ones. */
export function sharedImage(variants: readonly ShownOption[]): string | null {
  const [image = null, ...others] = distinct(variants.map((variant) => variant.image));
  return others.length === 0 ? image : null;
}

function groupOf(variants: readonly ShownOption[], name: string, index: number): OptionGroup {
  const values = distinct(variants.map(({ options }) => options[index]?.value ?? ''));
  const images = values.map((value) => sharedImage(variants.filter(({ options }) => options[index]?.value === value)));
  const areTold = images.every(Boolean) && distinct(images).length > 1;
  return { name, values: values.map((value, at) => ({ value, image: areTold ? (images[at] ?? null) : null })) };
}

/**
 * The groups of values that a customer chooses; null if the variants must be chosen by name, because one has no options or
 * other options than the first, or two have the same values.
 */
export function optionGroups(variants: readonly ShownOption[]): readonly OptionGroup[] | null {
  const names = (variants[0]?.options ?? []).map(({ name }) => name);
  const keyOf = (texts: readonly string[]) => JSON.stringify(texts);
  const areAlike = variants.every(({ options }) => keyOf(options.map(({ name }) => name)) === keyOf(names));
  const combinations = variants.map(({ options }) => keyOf(options.map(({ value }) => value)));
  if (names.length === 0 || !areAlike || distinct(names).length < names.length) return null;
  if (distinct(combinations).length < variants.length) return null;
  return names.map((name, index) => groupOf(variants, name, index));
}

export const withValue = (values: ChosenValues, group: number, value: string | null): ChosenValues =>
  values.map((chosen, index) => (index === group ? value : chosen));

export const variantsWith = (variants: readonly ShownOption[], values: ChosenValues) =>
  variants.filter(({ options }) => values.every((value, index) => value === null || options[index]?.value === value));

export const variantOf = (variants: readonly ShownOption[], values: ChosenValues): ShownOption | undefined =>
  values.includes(null) ? undefined : variantsWith(variants, values)[0];

export function valueState(
  variants: readonly ShownOption[],
  values: ChosenValues,
  { group, value }: { group: number; value: string },
): ValueState {
  const candidates = variantsWith(variants, withValue(values, group, value));
  if (candidates.length === 0) return 'absent';
  return candidates.some(isInStock) ? 'available' : 'soldOut';
}

/** The initial values: a group with only one value starts with it. */
export const startValues = (groups: readonly OptionGroup[]): ChosenValues =>
  groups.map(({ values: [only, ...others] }) => (only && others.length === 0 ? only.value : null));
