import type { TextComponent_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { SafeHtmlBlock } from '../../ui/text/safe-html-block';
import { Surface } from '../../ui/card/surface';
import type { RendererProps } from '../renderer-entry';

export default function TextComponent({ node, heading }: RendererProps<FragmentOf<TextComponent_NodeFragment>>) {
  const { html } = readFragment(node);
  return (
    <>
      {heading}
      <Surface>
        <SafeHtmlBlock html={html} />
      </Surface>
    </>
  );
}
