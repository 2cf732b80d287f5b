import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';

export interface PageSectionProps {
  title?: string;
  /** Accessible name, instead of a heading. */
  label?: string;
  aside?: ReactNode;
  /** The id that links of the page refer to. */
  anchor?: string;
  children: ReactNode;
}

const Section = styled.section`
  padding: ${token('space-4')};
  background: ${token('color-surface')};
  scroll-margin-top: ${token('size-header')};

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-3')};
    margin-bottom: ${token('space-3')};
  }

  & > header > :not(h2) {
    flex: none;
  }

  /* A word is broken only if it does not fit on a line of its own. */
  & > header > h2 {
    flex: 1 1 min-content;
    min-width: 0;
    overflow-wrap: break-word;
  }

  h2 {
    font-size: ${token('font-large')};
    font-weight: 700;
    letter-spacing: -0.01em;
  }
`;

export function PageSection({ title, label, aside, anchor, children }: PageSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={title && id} aria-label={label} id={anchor}>
      {title && (
        <header>
          <h2 id={id}>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </Section>
  );
}
