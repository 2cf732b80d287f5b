import CalendarClock from 'lucide-react/icons/calendar-clock';
import ExternalLink from 'lucide-react/icons/external-link';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Share2 from 'lucide-react/icons/share-2';
import styled from 'styled-components';
import { useOpening } from '../../../src/i18n/dates';
import type { Locale } from '../../../src/i18n/translate';
import { IconButton } from '../../../src/ui/button/icon-button';
import { PopoverMenu } from '../../../src/ui/dialog/popover-menu';
import { TabButtons } from '../../../src/ui/menu/tab-buttons';
import { token } from '../../../src/theme/token';
import type { PreviewViewer } from '../../__generated__/gql/graphql';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import type { Moment } from './use-moments';

const widths = ['360', '390', '768', '1280'] as const;

export type DeviceWidth = (typeof widths)[number];

export interface PreviewToolbarProps {
  width: DeviceWidth;
  onWidth: (width: DeviceWidth) => void;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** Who seems to look at the page. */
  viewer: PreviewViewer;
  onViewer: (viewer: PreviewViewer) => void;
  /** Whether a tap on a part opens its form, and does not follow its link. */
  isSelecting: boolean;
  onSelecting: () => void;
  moments: readonly Moment[];
  /** Null for the draft. */
  onMoment: (moment: Moment | null) => void;
  onReload: () => void;
  /** Null while it is unknown. */
  pageUrl: string | null;
  onShare: () => void;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-2')};
  align-items: center;
  justify-content: space-between;
  padding: ${token('space-1')} ${token('space-2')};
  border-bottom: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
`;

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  align-items: center;
  max-width: 100%;
`;

/** Its choices share a width in which none of them wraps. */
const Choice = styled.div<{ $width: string }>`
  flex: none;
  width: ${({ $width }) => $width};
  max-width: 100%;
`;

const Toggle = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${token('color-action-soft')};
    color: ${token('color-link')};
  }
`;

const size = 20;

export function PreviewToolbar(props: PreviewToolbarProps) {
  const { width, onWidth, locale, onLocale, viewer, onViewer, isSelecting, onSelecting } = props;
  const { moments, onMoment, onReload, pageUrl, onShare } = props;
  const m = useStudioMessages();
  const opening = useOpening();
  const entries = [
    { id: 'now', label: m('preview.now'), onSelect: () => onMoment(null) },
    ...moments.map((moment) => ({
      id: `${moment.plan} ${moment.end}`,
      label: m(moment.end === 'BEGIN' ? 'preview.begins' : 'preview.ends', { time: opening(moment.at) }),
      onSelect: () => onMoment(moment),
    })),
  ];
  return (
    <Bar>
      <Group>
        <Choice $width="13.5rem">
          <TabButtons
            label={m('preview.width')}
            tabs={widths.map((id) => ({ id, label: id }))}
            selected={width}
            onSelect={onWidth}
            joined
          />
        </Choice>
        <Choice $width="6rem">
          <TabButtons
            label={m('preview.language')}
            tabs={[
              { id: 'id', label: m('preview.indonesian') },
              { id: 'en', label: m('preview.english') },
            ]}
            selected={locale}
            onSelect={onLocale}
            joined
          />
        </Choice>
        <Choice $width="13rem">
          <TabButtons
            label={m('preview.viewer')}
            tabs={[
              { id: 'GUEST', label: m('preview.guest') },
              { id: 'CUSTOMER', label: m('preview.customer') },
            ]}
            selected={viewer}
            onSelect={onViewer}
            joined
          />
        </Choice>
      </Group>
      <Group>
        {moments.length > 0 && (
          <PopoverMenu label={m('preview.moment')} icon={<CalendarClock size={size} aria-hidden />} entries={entries} />
        )}
        <Toggle
          label={m('preview.select')}
          icon={<MousePointerClick size={size} aria-hidden />}
          aria-pressed={isSelecting}
          onClick={onSelecting}
        />
        <IconButton label={m('preview.reload')} icon={<RefreshCw size={size} aria-hidden />} onClick={onReload} />
        <IconButton
          label={m('preview.open')}
          icon={<ExternalLink size={size} aria-hidden />}
          disabled={pageUrl === null}
          onClick={() => window.open(pageUrl ?? '', '_blank', 'noopener')}
        />
        <IconButton label={m('preview.share')} icon={<Share2 size={size} aria-hidden />} onClick={onShare} />
      </Group>
    </Bar>
  );
}
