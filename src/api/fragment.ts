/**
 * The fragment that a masked node carries. A renderer takes its own fragment and sees no field that it did not ask for.
 * Nothing happens at run time.
 */
export function readFragment<Refs>(node: { ' $fragmentRefs'?: Refs }): NonNullable<Refs>[keyof NonNullable<Refs>] {
  return node as unknown as NonNullable<Refs>[keyof NonNullable<Refs>];
}

/** The prop type of a renderer: any node that carries the fragment. */
export type FragmentOf<Fragment extends { ' $fragmentName'?: string }> = {
  ' $fragmentRefs'?: { [Name in NonNullable<Fragment[' $fragmentName']>]: Fragment };
};
