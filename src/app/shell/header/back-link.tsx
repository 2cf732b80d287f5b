import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMessages } from '../../../i18n/use-messages';
import { ContentMode } from '../../../routing/define-route';
import { usePageContext } from '../../../routing/page-context';
import { homePath } from '../../../routing/paths';
import { IconLink } from '../../../ui/button/icon-button';
import { hasHistory } from './store-referrer';

/** Allows leaving a page only once, so that a double tap does not leave the next page too. */
function useSingleExit(): () => boolean {
  const { key } = useLocation();
  const isDone = useRef(false);
  useEffect(() => {
    const arrive = () => {
      isDone.current = false;
    };
    arrive();
    // A page from the back/forward cache returns as it was.
    addEventListener('pageshow', arrive);
    return () => removeEventListener('pageshow', arrive);
  }, [key]);
  return () => {
    const first = !isDone.current;
    isDone.current = true;
    return first;
  };
}

const leadHome: readonly ContentMode[] = [ContentMode.CART, ContentMode.CHECKOUT];

export interface BackLinkProps {
  content: ContentMode;
}

/** Goes back inside the store; goes home from the cart and the checkout, and if there is no way back. */
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
