import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useNavigate } from 'react-router-dom';
import { usePageContext } from '../../../routing/page-context';
import { IconLink } from '../../../ui/button/icon-link';
import { useMessages } from '../../../i18n/use-messages';
import { ContentMode } from '../../../routing/define-route';
import { homePath } from '../../../routing/paths';
import { hasHistory } from './store-referrer';
import { useSingleExit } from '../overlays/use-single-exit';

const leadHome: readonly ContentMode[] = [ContentMode.CART, ContentMode.CHECKOUT];

export interface BackLinkProps {
  content: ContentMode;
}

/** Back where the visitor came from inside the store; home from the cart, the checkout, and where there is no way back. */
export function BackLink({ content }: BackLinkProps) {
  const m = useMessages();
  const navigate = useNavigate();
  const { base } = usePageContext();
  const shouldGoBack = useSingleExit();
  return (
    <IconLink
      label={m('action.back')}
      icon={<ArrowLeft />}
      link={{
        to: homePath,
        onClick(event) {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          if (event.detail > 1 || !shouldGoBack()) return event.preventDefault();
          if (leadHome.includes(content) || !hasHistory(base)) return;
          event.preventDefault();
          void navigate(-1);
        },
      }}
    />
  );
}
