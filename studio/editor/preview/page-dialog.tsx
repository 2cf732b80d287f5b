import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../src/i18n/use-messages';
import { token } from '../../../src/theme/token';
import { homePath } from '../../../src/routing/paths';
import { IconButton } from '../../../src/ui/button/icon-button';
import { useDialog } from '../../../src/ui/dialog/use-dialog';
import { OptionSheet, type PickerOption } from '../../../src/ui/field/option-sheet';
import { PickerControl } from '../../../src/ui/field/picker-control';
import { TabButtons } from '../../../src/ui/menu/tab-buttons';
import { Text } from '../../../src/ui/text/text';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { CompareDivider } from './compare-divider';
import { PageAt, phoneWidth } from './page-at';

/** From here, two pages fit side by side. */
const wide = '@media (min-width: 720px)';

const Dialog = styled.dialog<{ $pages: number }>`
  flex-direction: column;
  gap: ${token('space-3')};
  width: 100%;
  max-width: ${({ $pages }) => `calc(${$pages} * (${phoneWidth + 2}px + ${token('space-4')}) + ${token('space-4')})`};
  height: 100dvh;
  max-height: 100dvh;
  margin: auto;
  padding: ${token('space-2')} ${token('space-4')} calc(${token('space-4')} + env(safe-area-inset-bottom));
  border: 0;
  background: ${token('color-surface')};
  color: ${token('color-text')};

  &[open] {
    display: flex;
  }

  &::backdrop {
    background: ${token('color-scrim')};
  }

  ${wide} {
    height: calc(100dvh - ${token('space-6')});
    border-radius: ${token('radius-sheet')};
  }
`;

const Header = styled.header`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  justify-content: space-between;
`;

const Switch = styled.div`
  ${wide} {
    display: none;
  }
`;

/** On a phone, the pages are in the same place, with a line between them. */
const Pages = styled.div`
  display: grid;
  flex: 1;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;

  ${wide} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${token('space-4')};
  }
`;

const Divider = styled.div`
  display: grid;
  grid-area: 1 / 1;
  pointer-events: none;

  ${wide} {
    display: none;
  }
`;

interface Side {
  /** In percent of the width, from the left. */
  $from: number;
  $to: number;
}

const Page = styled.section<Side>`
  display: flex;
  flex-direction: column;
  grid-area: 1 / 1;
  gap: ${token('space-2')};
  min-height: 0;
  clip-path: inset(0 ${({ $to }) => 100 - $to}% 0 ${({ $from }) => $from}%);
  visibility: ${({ $from, $to }) => ($from < $to ? 'visible' : 'hidden')};

  ${wide} {
    grid-area: auto;
    clip-path: none;
    visibility: visible;
  }
`;

const Label = styled(Text)`
  display: none;

  ${wide} {
    display: block;
  }
`;

export interface ShownPage {
  readonly label: string;
  readonly revision: number;
  /** What people should know of the page. */
  readonly note?: string;
}

export interface PageDialogProps {
  codename: string;
  title: string;
  /** A wide screen shows all of them, scrolled together; on a phone, a line between two of them can be moved. */
  pages: readonly ShownPage[];
  /** The pages of the store to choose from, by their paths; it opens the first one. */
  places?: readonly PickerOption[];
  onClose: () => void;
}

const homeAlone: readonly PickerOption[] = [{ id: homePath, label: '' }];

/** A page of the store at one revision, or at two to compare. */
export function PageDialog({ codename, title, pages, places = homeAlone, onClose }: PageDialogProps) {
  const m = useMessages();
  const studio = useStudioMessages();
  const headingId = useId();
  const dialog = useDialog(true, onClose);
  const [split, setSplit] = useState(pages.length > 1 ? 50 : 0);
  const [scrolled, setScrolled] = useState<{ readonly page: number; readonly scroll: number } | null>(null);
  const [at, setAt] = useState(places[0]?.id ?? homePath);
  const [isChoosing, setIsChoosing] = useState(false);
  const [before, after] = pages.map(({ label }) => label);
  return (
    <Dialog {...dialog} $pages={pages.length} aria-labelledby={headingId}>
      <Header>
        <Text as="h2" id={headingId} $size="large" $weight={700}>
          {title}
        </Text>
        <IconButton label={m('action.close')} icon={<X size={20} aria-hidden />} onClick={onClose} />
      </Header>
      {places.length > 1 && (
        <PickerControl
          label={studio('preview.page')}
          chosen={places.find(({ id }) => id === at)?.label ?? null}
          placeholder=""
          error={undefined}
          onOpen={() => setIsChoosing(true)}
        />
      )}
      <OptionSheet
        open={isChoosing}
        title={studio('preview.page')}
        picked={at}
        from={{ state: 'ready', options: places }}
        onPick={({ id }) => {
          setIsChoosing(false);
          setScrolled(null);
          setAt(id);
        }}
        onClose={() => setIsChoosing(false)}
      />
      {pages.length > 1 && (
        <Switch>
          <TabButtons
            joined
            label={title}
            tabs={pages.map(({ label }, side) => ({ id: String(side), label }))}
            selected={{ 100: '0', 0: '1' }[split] ?? ''}
            onSelect={(id) => setSplit(id === '0' ? 100 : 0)}
          />
        </Switch>
      )}
      <Pages>
        {pages.map(({ label, revision, note }, side) => (
          <Page
            key={label}
            aria-label={label}
            $from={side === 0 ? 0 : split}
            $to={side < pages.length - 1 ? split : 100}
          >
            {pages.length > 1 && <Label $weight={600}>{label}</Label>}
            {note && (
              <Text $size="small" $tone="text-muted">
                {note}
              </Text>
            )}
            <PageAt
              key={`${revision} ${at}`}
              codename={codename}
              revision={revision}
              at={at}
              title={label}
              follows={scrolled && scrolled.page !== side ? scrolled.scroll : null}
              onScroll={(scroll) => setScrolled({ page: side, scroll })}
            />
          </Page>
        ))}
        {before !== undefined && after !== undefined && (
          <Divider>
            <CompareDivider
              label={studio('preview.divider')}
              valueText={studio('preview.divider-at', { before, after, percent: split, rest: 100 - split })}
              split={split}
              onChange={setSplit}
            />
          </Divider>
        )}
      </Pages>
    </Dialog>
  );
}
