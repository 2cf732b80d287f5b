import type { ChartState, ChartTransition } from './chart';

/** Drawn in a monospaced font, so that the layout can measure text without a browser. */
const letter = 6.7;
export const lineHeight = 15;
export const titleHeight = 24;
const padding = 10;
const maxLine = 30;
/** In a box with states inside, which is wide anyway. */
const maxWideLine = 72;

/** Breaks a text into lines of whole words, which only a long word makes longer than the limit. */
function wrapped(text: string, maxLength = maxLine): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxLength) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(lines.length > 0 ? `  ${word}` : word);
  }
  return lines;
}

const triggerOf = ({ event, guard }: ChartTransition) => `${event}${guard ? ` [${guard}]` : ''}`;
const listOf = (names: readonly string[]) => names.join(', ') || 'nothing';

/** The trigger of a transition, its condition and its actions. */
export const labelOf = (transition: ChartTransition): string[] => [
  ...wrapped(triggerOf(transition) + (transition.reenters ? ' ↻' : '')),
  ...(transition.actions.length > 0 ? wrapped(`/ ${listOf(transition.actions)}`) : []),
];

interface Inside {
  internal: readonly ChartTransition[];
  /** The number of folded states inside. */
  hidden: number;
}

/** The text in a state's box below its name. */
export const bodyOf = ({ kind, entry, exit, invokes, tags }: ChartState, { internal, hidden }: Inside): string[] =>
  [
    ...tags.map((tag) => `#${tag}`),
    ...(entry.length > 0 ? [`entry / ${listOf(entry)}`] : []),
    ...(exit.length > 0 ? [`exit / ${listOf(exit)}`] : []),
    ...invokes.map((work) => `do / ${work}`),
    ...internal.map((transition) => `${triggerOf(transition)} / ${listOf(transition.actions)}`),
    ...(hidden > 0 ? [`${hidden} states inside`] : []),
  ].flatMap((line) => wrapped(line, kind === 'atomic' || hidden > 0 ? maxLine : maxWideLine));

const widest = (lines: readonly string[]) => Math.max(0, ...lines.map(({ length }) => length)) * letter;

export const labelSize = (lines: readonly string[]) => ({
  width: Math.ceil(widest(lines) + padding),
  height: lines.length * lineHeight + 4,
});

export const boxSize = (name: string, body: readonly string[]) => ({
  width: Math.ceil(Math.max(64, name.length * 8 + 24, widest(body)) + 2 * padding),
  height: titleHeight + (body.length > 0 ? body.length * lineHeight + 8 : 6),
});
