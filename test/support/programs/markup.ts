/** A tag in serialised HTML, as a browser's tokenizer finds it. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const tag = /<([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const withoutScripts = (html: string) => html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1');

/** Every opening tag of a page, in order, with its attributes. */
export const tagsOf = (html: string): Tag[] =>
  [...withoutScripts(html).matchAll(tag)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...rest.matchAll(attribute)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        double ?? single ?? bare ?? '',
      ]),
    ),
  }));

/** The visible text of a page, on one line. */
export const visibleText = (html: string) =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
