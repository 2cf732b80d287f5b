import { type FormEvent, useRef } from 'react';
import styled from 'styled-components';
import { Sheet } from '../../ui/dialog/sheet';
import { InlineForm } from '../../ui/field/inline-form';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { useMessages } from '../../i18n/use-messages';
import { shareColors } from '../../theme/share-colors';
import { token } from '../../theme/token';
import { copyField } from './copy';
import { shareSigns } from './share-signs';
import { type SharedPage, shareTargets } from './share-targets';
import { sharedPage } from './shared-page';

const Targets = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space-3')};
  margin-bottom: ${token('space-5')};
`;

const Target = styled.a`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-2')} 0;
  border-radius: ${token('radius-card')};
  font-size: ${token('font-small')};

  &:hover {
    background: ${token('color-background')};
  }
`;

const Sign = styled.span<{ $color: string }>`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: 50%;
  --ground: ${({ $color }) => $color};
  background: var(--ground);
  color: ${shareColors.sign};
`;

export interface ShareSheetProps {
  open: boolean;
  /** The page to share; by default, the current page. */
  page?: SharedPage;
  onClose: () => void;
}

export default function ShareSheet({ open, page = sharedPage(), onClose }: ShareSheetProps) {
  const m = useMessages();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);

  async function copy(event: FormEvent) {
    event.preventDefault();
    if (field.current && (await copyField(field.current))) toast(m('share.copied'), toastDurations.normal);
  }

  return (
    <Sheet open={open} title={m('share.title')} onClose={onClose}>
      <Targets>
        {shareTargets(page).map(({ name, label, href }) => (
          <li key={name}>
            <Target href={href} target="_blank" rel="noopener">
              <Sign $color={shareColors[name]}>{shareSigns[name]}</Sign>
              {m(label)}
            </Target>
          </li>
        ))}
      </Targets>
      <InlineForm
        label={m('share.link')}
        button={m('share.copy')}
        onSubmit={copy}
        ref={field}
        readOnly
        value={page.url}
        onFocus={(event) => event.target.select()}
      />
    </Sheet>
  );
}
