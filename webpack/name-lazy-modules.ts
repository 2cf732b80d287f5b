import path from 'node:path';
import ts from 'typescript';
import { moduleName } from './asset-manifest';

/** On the server, gives `() => import('./part')` a property `module` with the part's name in the manifest. */
export const nameLazyModules: ts.TransformerFactory<ts.SourceFile> =
  ({ factory }) =>
  (source) => {
    const importedBy = (node: ts.Node) => {
      if (!ts.isArrowFunction(node) || !ts.isCallExpression(node.body)) return null;
      const {
        expression,
        arguments: [file],
      } = node.body;
      return expression.kind === ts.SyntaxKind.ImportKeyword && file && ts.isStringLiteral(file) ? file.text : null;
    };
    const visit = (node: ts.Node): ts.Node => {
      const imported = importedBy(node);
      if (imported === null) return ts.visitEachChild(node, visit, undefined);
      const name = moduleName(path.resolve(path.dirname(source.fileName), imported));
      return factory.createCallExpression(
        factory.createPropertyAccessExpression(factory.createIdentifier('Object'), 'assign'),
        undefined,
        [
          node as ts.ArrowFunction,
          factory.createObjectLiteralExpression([
            factory.createPropertyAssignment('module', factory.createStringLiteral(name)),
          ]),
        ],
      );
    };
    return ts.visitEachChild(source, visit, undefined);
  };
