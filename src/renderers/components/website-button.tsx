import Globe from 'lucide-react/icons/globe';
import styled from 'styled-components';
import type { WebsiteButton_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { LinkButton } from '../../ui/button/button';
import { IconDisc } from '../../ui/media/icon-disc';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import type { RendererProps } from '../renderer-entry';
import { Surface } from '../../ui/card/surface';
import { UnknownActions } from '../unknown-actions';
import { useActions } from '../use-actions';

const Prompt = styled(Surface)`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  padding-block: ${token('space-6')};
  text-align: center;
`;

export default function WebsiteButton({ node, heading }: RendererProps<FragmentOf<WebsiteButton_NodeFragment>>) {
  const m = useMessages();
  const { id, actions } = readFragment(node);
  const actionLinks = useActions(id, actions);
  return (
    <>
      {heading}
      <Prompt>
        <IconDisc $size={72} $shape="round" $soft>
          <Globe size={36} strokeWidth={1.5} />
        </IconDisc>
        <p>{m('website.prompt')}</p>
        {actionLinks.map(({ action, link }, at) => (
          <LinkButton key={action.id} $wide $look={at === 0 ? 'primary' : 'secondary'} {...link}>
            {action.label}
          </LinkButton>
        ))}
      </Prompt>
      <UnknownActions actions={actions} />
    </>
  );
}
