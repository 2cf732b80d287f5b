import ts from 'typescript';
import type { TokenName } from '../src/theme/base-tokens';
import { shortVariable } from '../src/theme/token';
import type { Build } from './build';

/** The text of a call of `token` or `variable` with a name. */
function textOf(node: ts.Node, variableOf: (name: string) => string): string | null {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return null;
  const { text } = node.expression;
  const [name] = node.arguments;
  if ((text !== 'token' && text !== 'variable') || !name || !ts.isStringLiteral(name)) return null;
  const variable = variableOf(name.text);
  return text === 'token' ? `var(${variable})` : variable;
}

/** Writes the tokens of a style into its text, because the calls took a fiftieth of a page's script. */
export const inlineTokens =
  ({ mode }: Build): ts.TransformerFactory<ts.SourceFile> =>
  ({ factory }) =>
  (source) => {
    const variableOf = (name: string) => (mode === 'production' ? shortVariable(name as TokenName) : `--${name}`);
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
      const text = textOf(visited, variableOf);
      if (text) return factory.createStringLiteral(text);
      return ts.isTemplateExpression(visited) ? inlined(visited) : visited;
    };
    return ts.visitEachChild(source, visit, undefined);
  };
