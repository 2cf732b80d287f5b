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

/** The labels to choose from. One that is chosen though the store has none such stands there too, to be taken off. */
export function labelChoices(labels: readonly Label[], chosen: readonly string[]): LabelChoice[] {
  const unknown = chosen.filter((id) => labels.every((label) => label.id !== id));
  return [...unknown.map((id) => ({ id, name: id })), ...labels].map(({ id, name }) => ({
    id,
    name,
    selected: chosen.includes(id),
    next: toggled(chosen, id),
  }));
}
