import ts from 'typescript';

const tokenOf = (node: ts.Node) => {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'token') return null;
  const [name] = node.arguments;
  return name && ts.isStringLiteral(name) ? `var(--${name.text})` : null;
};

/** Writes the tokens of a style into its text, because the calls took a fiftieth of a page's script. */
export const inlineTokens: ts.TransformerFactory<ts.SourceFile> =
  ({ factory }) =>
  (source) => {
    const inlined = ({ head, templateSpans }: ts.TemplateExpression) => {
      const texts = [{ text: head.text, raw: head.rawText ?? head.text }];
      const kept: ts.Expression[] = [];
      for (const { expression, literal } of templateSpans) {
        const last = texts.at(-1);
        const next = { text: literal.text, raw: literal.rawText ?? literal.text };
        if (last && ts.isStringLiteral(expression) && expression.text.startsWith('var(--')) {
          last.text += expression.text + next.text;
          last.raw += expression.text + next.raw;
        } else {
          kept.push(expression);
          texts.push(next);
        }
      }
      const [first = { text: '', raw: '' }, ...rest] = texts;
      if (kept.length === 0) return factory.createNoSubstitutionTemplateLiteral(first.text, first.raw);
      return factory.createTemplateExpression(
        factory.createTemplateHead(first.text, first.raw),
        kept.map((expression, at) => {
          const { text, raw } = rest[at] ?? first;
          const isLast = at === kept.length - 1;
          return factory.createTemplateSpan(
            expression,
            isLast ? factory.createTemplateTail(text, raw) : factory.createTemplateMiddle(text, raw),
          );
        }),
      );
    };
    const visit = (node: ts.Node): ts.Node => {
      const visited = ts.visitEachChild(node, visit, undefined);
      const variable = tokenOf(visited);
      if (variable) return factory.createStringLiteral(variable);
      return ts.isTemplateExpression(visited) ? inlined(visited) : visited;
    };
    return ts.visitEachChild(source, visit, undefined);
  };
