import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  type ParseOptions,
  parse,
  type SelectionSetNode,
  type ValidationContext,
  visit,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

export const limits = { depth: 8, aliases: 15, directives: 20, tokens: 1_000 };

/** Limits operations sent as text, to protect the development endpoint from query bombs. */
export const documentLimits: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source: string, options?: ParseOptions) => parse(source, { ...options, maxTokens: limits.tokens }));
  },
  onValidate({ addValidationRule }) {
    addValidationRule(withinLimits);
  },
};

export function withinLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      for (const [name, count] of Object.entries(measure(document))) {
        const limit = limits[name as keyof typeof limits];
        if (count > limit) context.reportError(new GraphQLError(`The document has more ${name} than ${limit}.`));
      }
    },
  };
}

function measure(document: DocumentNode) {
  let aliases = 0;
  let directives = 0;
  visit(document, {
    Field: (field) => void (aliases += field.alias ? 1 : 0),
    Directive: () => void (directives += 1),
  });
  return { depth: deepest(document), aliases, directives };
}

function deepest(document: DocumentNode): number {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet]] : [],
    ),
  );
  const depths = new Map<string, number>();
  const depthOf = (set: SelectionSetNode | undefined, open: ReadonlySet<string>): number =>
    Math.max(
      0,
      ...(set?.selections ?? []).map((selection) => {
        if (selection.kind === Kind.FIELD) {
          // Introspection is deep by nature and has its own limit.
          return selection.name.value.startsWith('__') ? 1 : 1 + depthOf(selection.selectionSet, open);
        }
        if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, open);
        return depthOfFragment(selection.name.value, open);
      }),
    );
  const depthOfFragment = (name: string, open: ReadonlySet<string>): number => {
    const measured = depths.get(name);
    if (measured !== undefined || open.has(name)) return measured ?? 0;
    const depth = depthOf(fragments.get(name), new Set([...open, name]));
    depths.set(name, depth);
    return depth;
  };
  return Math.max(
    0,
    ...document.definitions.map((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? depthOf(node.selectionSet, new Set()) : 0,
    ),
  );
}
