import { Link, type LinkTarget } from '../link/link';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { VisuallyHidden } from '../text/visually-hidden';

export interface SectionHeadingProps {
  title: string;
  /** The page with the whole list. */
  more?: LinkTarget | null;
  id?: string;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  column-gap: ${token('space-3')};
  min-height: ${token('size-touch')};
  padding: ${token('space-2')} ${token('space-4')} 0;

  h2 {
    flex: 1 1 min-content;
    min-width: min(100%, 5.5em);
    color: ${token('color-heading')};
    font-size: ${token('font-title')};
    font-weight: 700;
    letter-spacing: -0.01em;
  }

  a {
    position: relative;
    display: grid;
    flex: none;
    align-items: center;
    justify-items: end;
    min-width: ${token('size-touch')};
    min-height: ${token('size-touch')};
    color: ${token('color-heading-link')};
    font-size: 0.8125rem;
    font-weight: 600;
  }
`;

export function SectionHeading({ title, more, id }: SectionHeadingProps) {
  const m = useMessages();
  return (
    <Line>
      <h2 id={id}>{title}</h2>
      {more && (
        <Link {...more}>
          {m('action.see-all')} <VisuallyHidden>{title}</VisuallyHidden>
        </Link>
      )}
    </Line>
  );
}
