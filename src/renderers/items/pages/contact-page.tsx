import { LinkButton } from '../../../ui/button/button';
import { useActions } from '../../use-actions';
import { ButtonSection } from './button-section';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';

export default function ContactPage({ page }: ItemPageProps<'ContactAction'>) {
  const actionLinks = useActions(page.item.id, page.action ? [page.action] : []);
  return (
    <ItemFrame
      page={page}
      rows={
        <>
          {actionLinks.map(({ action, link }) => (
            <ButtonSection key={action.id}>
              <LinkButton $wide {...link}>
                {action.label || page.item.title}
              </LinkButton>
            </ButtonSection>
          ))}
        </>
      }
    />
  );
}
