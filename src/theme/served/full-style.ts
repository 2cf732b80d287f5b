const mark = /^\/\*([\w-]+) ?(.*)\*\/$/;
const keyframes = 'sc-keyframes-';

/** The text of a style element as styled-components reads it. */
export function fullStyle(compact: string): string {
  let group = 0;
  let found = new Set<string>();
  return compact
    .split('\n')
    .map((line) => {
      const [, id, names] = mark.exec(line) ?? [];
      const end = '/*!sc*/\n';
      if (id === undefined) {
        const [, name] = /\.([a-z][\w-]*)/i.exec(line) ?? [];
        if (name) found.add(name);
        return line + end;
      }
      group += 1;
      const own = names || (id.startsWith(keyframes) ? id.slice(keyframes.length) : [...found].join());
      found = new Set();
      return `data-styled.g${group}[id="${id}"]{content:"${own},"}${end}`;
    })
    .join('');
}
