import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useNavigate } from 'react-router-dom';
import { usePageContext } from '../../routing/page-context';
import { IconLink } from '../../components/icon-link';
import { useMessages } from '../../i18n/use-messages';
import { ContentMode } from '../../routing/content-mode';
import { homePath } from '../../routing/paths';
import { hasHistory } from './has-history';

const leadHome: readonly ContentMode[] = [ContentMode.CART, ContentMode.CHECKOUT];

export interface BackLinkProps {
  content: ContentMode;
}

/** Back where the visitor came from inside the store; home from the cart, the checkout, and where there is no way back. */
export function BackLink({ content }: BackLinkProps) {
  const m = useMessages();
  const navigate = useNavigate();
  const { base } = usePageContext();
  return (
    <IconLink
      label={m('action.back')}
      icon={<ArrowLeft />}
      link={{
        to: homePath,
        onClick(event) {
          if (leadHome.includes(content) || !hasHistory(base)) return;
          event.preventDefault();
          void navigate(-1);
        },
      }}
    />
  );
}
