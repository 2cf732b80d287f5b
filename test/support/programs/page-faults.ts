import { planted } from '../stores/arbitrary-of';
import { tagsOf, visibleText } from './markup';

/** Texts that no page may show, whatever its data. */
const unfit = /\bundefined\b|\bNaN\b|\[object Object\]/;

/** The faults of a page's HTML; empty if there are none. */
export function pageFaults(html: string): string[] {
  const text = visibleText(html);
  const tags = tagsOf(html);
  const handlers = tags.filter(({ attributes }) => [...attributes.keys()].some((name) => name.startsWith('on')));
  const unescaped = tags.filter(({ name, attributes }) => name === 'img' && attributes.get('src') === 'x');
  return [
    ...(text.length < 20 ? [`it is blank: "${text}"`] : []),
    ...(unfit.test(text) ? [`it shows ${unfit.exec(text)?.[0]}`] : []),
    ...tags.flatMap(({ name, attributes }) =>
      [...attributes]
        .filter(([attribute, value]) => attribute !== 'content' && unfit.test(value))
        .map(([attribute, value]) => `${name} has ${attribute}="${value}"`),
    ),
    ...handlers.map(({ name }) => `${name} runs a script of a text`),
    ...(unescaped.length > 0 ? ['a picture of a text was written as a tag'] : []),
    ...(html.includes(planted) ? ['a hostile text was written as it came'] : []),
    ...(html.trimEnd().endsWith('</html>') ? [] : ['it ends too early']),
  ];
}
