type FragmentIn<Node> = Node extends { ' $fragmentRefs'?: infer Refs }
  ? NonNullable<Refs>[keyof NonNullable<Refs>]
  : never;

/**
 * The fragment that a masked node carries; a renderer sees no field that its own fragment does not select.
 * A no-op at run time.
 */
export function readFragment<Node extends { ' $fragmentRefs'?: object }>(node: Node): FragmentIn<Node> {
  return node as unknown as FragmentIn<Node>;
}

/** The prop type of a renderer: any node that carries the fragment. */
export type FragmentOf<Fragment> = Fragment extends { ' $fragmentName'?: infer Name extends string }
  ? { ' $fragmentRefs'?: { [One in Name]: Fragment } }
  : never;
