interface Rule {
  readonly allows: boolean;
  readonly length: number;
  readonly pattern: RegExp;
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** `*` matches any text, `$` at the end of a rule the end of the path. */
const patternOf = (path: string) =>
  new RegExp(`^${escaped(path.replace(/\$$/, '')).replaceAll('*', '.*')}${path.endsWith('$') ? '$' : ''}`);

/** Whether a robot may crawl a path, according to RFC 9309 and Google: the longest rule wins; `Allow` wins a tie. */
export function robotOf(robotsText: string): (path: string) => boolean {
  const rules: Rule[] = [...robotsText.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, verb, path = '']) => ({
    allows: verb === 'Allow',
    length: path.length,
    pattern: patternOf(path),
  }));
  return (path) => {
    const { pathname, search } = new URL(path, 'http://shop.example');
    const matching = rules.filter(({ pattern }) => pattern.test(pathname + search));
    const longest = Math.max(0, ...matching.map(({ length }) => length));
    return matching.length === 0 || matching.some(({ length, allows }) => length === longest && allows);
  };
}
