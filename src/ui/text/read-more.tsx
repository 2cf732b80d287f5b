import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { type SafeHtml, SafeHtmlBlock } from './safe-html-block';

export interface ReadMoreProps {
  html: SafeHtml;
}

/** Shorter texts are shown whole. */
const minLength = 360;
const lengthOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').length + 60 * (html.match(/<(p|li|h\d|tr)\b/g)?.length ?? 0);

const Frame = styled.div`
  & > div:first-child {
    max-height: 11rem;
    overflow: hidden;
    mask-image: linear-gradient(black 60%, transparent);
  }

  &:has(> details[open]) > div:first-child {
    max-height: none;
    mask-image: none;
  }

  summary {
    display: flex;
    align-items: center;
    min-height: ${token('size-touch')};
    color: ${token('color-link')};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary > :last-child,
  details[open] > summary > :first-child {
    display: none;
  }

  details[open] > summary > :last-child {
    display: inline;
  }
`;

/** A text that shows only its start until it is expanded; needs no script. */
export function ReadMore({ html }: ReadMoreProps) {
  const m = useMessages();
  if (lengthOf(html) < minLength) return <SafeHtmlBlock html={html} />;
  return (
    <Frame>
      <div>
        <SafeHtmlBlock html={html} />
      </div>
      <details>
        <summary>
          <span>{m('item.read-more')}</span>
          <span>{m('item.read-less')}</span>
        </summary>
      </details>
    </Frame>
  );
}
