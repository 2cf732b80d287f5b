import { LRUCache } from 'lru-cache';
import { fullStyle } from './full-style';

/** What styled-components writes after each rule, and after the marker of each component's rules. */
const ruleEnd = '/*!sc*/\n';
const marker = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*),"\}$/;
/** A text in quotes, or what is shorter outside of them. */
const verbose = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\s+|;\}|(?<![\w.])0(?=\.\d)/g;
const afterComma = /, /g;

const maxKnown = 5_000;
/** Rules by how styled-components wrote them: pages consist of the same ones. */
const known = new Map<string, string>();

function compactRule(rule: string): string {
  const before = known.get(rule);
  if (before !== undefined) return before;
  const compact = rule.replace(verbose, (whole: string, quoted?: string) => {
    if (quoted !== undefined) return quoted;
    if (whole === ';}') return '}';
    return whole === '0' ? '' : ' ';
  });
  const short = /["']/.test(compact) ? compact : compact.replace(afterComma, ',');
  if (known.size >= maxKnown) known.clear();
  known.set(rule, short);
  return short;
}

interface Group {
  id: string;
  names: string;
  rules: readonly string[];
}

function groupsOf(text: string): readonly Group[] | null {
  const groups: Group[] = [];
  let rules: string[] = [];
  for (const part of text.split(ruleEnd)) {
    const [, id, names] = marker.exec(part) ?? [];
    if (id !== undefined && names !== undefined) {
      groups.push({ id, names, rules });
      rules = [];
    } else if (part !== '') rules.push(compactRule(part));
  }
  const isWhole = rules.length === 0 && groups.every((group) => group.rules.every((rule) => !rule.includes('\n')));
  return isWhole ? groups : null;
}

/** The names of a group as the browser finds them in its rules, in the form of styled-components. */
const foundNames = (id: string, rules: readonly string[]) =>
  /content:"([^"]*),"\}\S*\n$/.exec(fullStyle([...rules, `/*${id}*/`].join('\n')))?.[1] ?? null;

const named = ({ id, names, rules }: Group) => (foundNames(id, rules) === names ? `/*${id}*/` : `/*${id} ${names}*/`);

/** Sheets by their texts: pages of a kind have the same. */
const sheets = new LRUCache<string, string>({ max: 200 });

/**
 * The text of a style element of styled-components, a rule or the id of a component in each line: half as many marks
 * for the same rules. `fullStyle` is its inverse in the browser. Null for a text of another form.
 */
export function compactStyle(text: string): string | null {
  const known = sheets.get(text);
  if (known !== undefined) return known;
  const groups = groupsOf(text);
  if (!groups) return null;
  const compact = groups.flatMap((group) => [...group.rules, named(group)]).join('\n');
  sheets.set(text, compact);
  return compact;
}
