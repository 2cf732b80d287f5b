import { planted } from '../stores/arbitrary-of';
import { tagsOf, visibleText } from './markup';

/** What no page may show, whatever it was made from. */
const unfit = /\bundefined\b|\bNaN\b|\[object Object\]/;

/** What is wrong with a page's html: nothing, for a page that is fit to be shown. */
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
