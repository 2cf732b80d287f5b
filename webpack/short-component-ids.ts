import ts from 'typescript';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const characters = `${letters}0123456789`;

/** The short id of each long id, so that a build fails if two share one. */
const owners = new Map<string, string>();

/**
 * Shortens the base 36 hash of a component to four of 62 characters, the first a letter. @throws Error if another
 * component has the same
 */
function shorten(id: string): string {
  let rest = parseInt(id.replace(/^sc-/, ''), 36);
  let short = '';
  for (const alphabet of [letters, characters, characters, characters]) {
    short += alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
  }
  const owner = owners.get(short) ?? id;
  if (owner !== id) throw new Error(`Two styled components share the id ${short}: give one of them another name`);
  owners.set(short, id);
  return short;
}

const isId = (node: ts.Node): node is ts.PropertyAssignment & { initializer: ts.StringLiteral } =>
  ts.isPropertyAssignment(node) &&
  (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
  node.name.text === 'componentId' &&
  ts.isStringLiteral(node.initializer);

/** Shortens the classes of styled components, which are in each page and in the scripts, to four characters. */
export const shortComponentIds: ts.TransformerFactory<ts.SourceFile> =
  ({ factory }) =>
  (source) => {
    const visit = (node: ts.Node): ts.Node =>
      isId(node)
        ? factory.updatePropertyAssignment(node, node.name, factory.createStringLiteral(shorten(node.initializer.text)))
        : ts.visitEachChild(node, visit, undefined);
    return ts.visitEachChild(source, visit, undefined);
  };
