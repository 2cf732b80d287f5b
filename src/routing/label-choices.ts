import { toggled } from './search-paths';

interface Label {
  readonly id: string;
  readonly name: string;
}

export interface LabelChoice extends Label {
  readonly selected: boolean;
  /** The chosen labels after a tap on it. */
  readonly next: readonly string[];
}

/** The labels to choose from. A chosen label that the store does not have is listed too, so that it can be removed. */
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
