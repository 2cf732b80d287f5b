import ChevronLeft from 'lucide-react/icons/chevron-left';
import styled from 'styled-components';
import { IconButton } from '../../../src/ui/button/icon-button';
import { Text } from '../../../src/ui/text/text';
import { token } from '../../../src/theme/token';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useEditor } from '../editor';
import { parentOf } from '../values';
import { placeOf } from './place';

const Frame = styled.header`
  display: flex;
  gap: ${token('space-1')};
  align-items: center;
  min-height: 56px;
  padding: ${token('space-2')} ${token('space-4')};
  border-bottom: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
`;

/** Entries of the document itself are in the outline. */
const isNested = (place: string) => place.split('/').length > 3;

export interface FormHeaderProps {
  place: string;
  title: string;
  help: string | undefined;
}

export function FormHeader({ place, title, help }: FormHeaderProps) {
  const m = useStudioMessages();
  const { open } = useEditor();
  const isEntry = isNested(place) || /^\/(?:bill_services|forms)\//.test(place);
  return (
    <Frame>
      {isEntry && (
        <IconButton
          label={m('form.back')}
          icon={<ChevronLeft size={22} aria-hidden />}
          onClick={() => open(placeOf(parentOf(place)))}
        />
      )}
      <div>
        <Text as="h2" $size="title" $weight={700} $breaks>
          {title}
        </Text>
        {help && (
          <Text $size="small" $tone="text-muted">
            {help}
          </Text>
        )}
      </div>
    </Frame>
  );
}
