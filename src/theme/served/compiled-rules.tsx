import { LRUCache } from 'lru-cache';
import { type ReactNode, use } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

/** The compiled rules of components, by their texts. Texts depend on the components, and on few properties of them. */
const compiled = new LRUCache<string, string[]>({ max: 5_000 });

const remembering = (compile: Compile): Compile =>
  Object.assign(
    (...[css, selector, prefix, componentId]: Parameters<Compile>) => {
      const key = JSON.stringify([css, selector, prefix, componentId]);
      const known = compiled.get(key);
      if (known) return known;
      const rules = compile(css, selector, prefix, componentId);
      compiled.set(key, rules);
      return rules;
    },
    { hash: compile.hash },
  );

/** On the server, styled-components compiles the rules of each component again for each page; inside this, once. */
export function CompiledRules({ children }: { children: ReactNode }) {
  const context = use(StyleSheetContext);
  const value = { ...context, stylis: remembering(context.stylis) };
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}
