import { toggled } from './search-address';

interface Label {
  readonly id: string;
  readonly name: string;
}

export interface LabelChoice extends Label {
  readonly selected: boolean;
  /** What is chosen after a tap on it. */
  readonly next: readonly string[];
}

/** The labels to choose from. One that is chosen though the store has none such stands there too, to be taken off: no choice keeps it. */
export function labelChoices(labels: readonly Label[], chosen: readonly string[]): LabelChoice[] {
  const [known, unknown] = [true, false].map((isKnown) =>
    chosen.filter((id) => labels.some((label) => label.id === id) === isKnown),
  ) as [string[], string[]];
  return [...unknown.map((id) => ({ id, name: id })), ...labels].map(({ id, name }) => ({
    id,
    name,
    selected: chosen.includes(id),
    next: unknown.includes(id) ? known : toggled(known, id),
  }));
}
