import Bell from 'lucide-react/icons/bell';
import { ExternalLinkButton, Button, LinkButton } from '../../ui/button/button';
import { HeartButton } from '../../ui/button/heart-button';
import { IconButton, IconLink } from '../../ui/button/icon-button';
import { LoadMore } from '../../ui/button/load-more';
import { MenuButton } from '../../ui/button/menu-button';
import { PlayButton } from '../../ui/button/play-button';
import { QuietButton } from '../../ui/button/quiet-button';
import { RetryLink } from '../../ui/button/retry-link';
import { LegalLinks } from '../../ui/link/legal-links';
import { Link } from '../../ui/link/link';
import { type Examples, link, long, nothing, short } from '../example';

const looks = ['primary', 'secondary', 'quiet'] as const;
const icon = <Bell />;

export const button: Examples = {
  'external-link-button': { normal: () => <ExternalLinkButton href="/">{short}</ExternalLinkButton> },
  button: {
    normal: () => looks.map((look) => <Button key={look} $look={look} children={short} />),
    focus: () => <Button>{short}</Button>,
    disabled: () => looks.map((look) => <Button key={look} $look={look} disabled children={short} />),
    small: () => <Button $small>{short}</Button>,
    'wide, long': () => <Button $wide>{long}</Button>,
  },
  'heart-button': {
    normal: () =>
      [false, true].map((pressed) => (
        <p key={String(pressed)} style={{ position: 'relative', width: 44, height: 44 }}>
          <HeartButton aria-label={short} aria-pressed={pressed}>
            {icon}
          </HeartButton>
        </p>
      )),
  },
  'icon-button': {
    normal: () => <IconButton label={short} icon={icon} />,
    counted: () => [3, 120].map((count) => <IconButton key={count} label={short} icon={icon} count={count} />),
    hover: () => <IconButton label={short} icon={icon} />,
    focus: () => <IconButton label={short} icon={icon} />,
  },
  'icon-link': { normal: () => <IconLink label={short} icon={icon} link={link} count={3} /> },
  'link-button': {
    normal: () => looks.map((look) => <LinkButton key={look} {...link} $look={look} children={short} />),
    long: () => <LinkButton {...link}>{long}</LinkButton>,
  },
  'load-more': {
    normal: () => <LoadMore status="resting" onMore={nothing} />,
    loading: () => <LoadMore status="loading" onMore={nothing} />,
    error: () => <LoadMore status="failed" onMore={nothing} to="/" />,
    empty: () => <LoadMore status="ended" onMore={nothing} />,
  },
  'menu-button': {
    normal: () => <MenuButton label={short} icon={icon} onSelect={nothing} />,
    long: () => <MenuButton label={long} text={long} icon={icon} onSelect={nothing} />,
  },
  'play-button': {
    playing: () => <PlayButton playing onToggle={nothing} />,
    paused: () => <PlayButton playing={false} onToggle={nothing} />,
  },
  'quiet-button': {
    normal: () => <QuietButton>{short}</QuietButton>,
    disabled: () => <QuietButton disabled>{short}</QuietButton>,
    long: () => <QuietButton>{long}</QuietButton>,
  },
  'retry-link': { normal: () => <RetryLink onRetry={nothing} /> },
};

export const linkGroup: Examples = {
  'legal-links': { normal: () => <LegalLinks terms="/terms" privacy="/privacy" /> },
  link: { normal: () => <Link to="/">{short}</Link>, focus: () => <Link to="/">{short}</Link> },
};
