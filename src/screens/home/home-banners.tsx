import { resolveLink } from '../../actions/resolve-link';
import { useStore } from '../../api/store-context';
import { BannerSlider } from '../../ui/carousel/banner-slider';
import type { LinkTarget } from '../../ui/link/link-target';
import { useMessages } from '../../i18n/use-messages';

/** Null where the link of a banner cannot be opened. */
function linkOf(link: string | null, shortLinkHost: string | null): LinkTarget | undefined {
  const target = link === null ? null : resolveLink(link, { shortLinkHost });
  if (target?.kind === 'route') return { to: target.path };
  return target?.kind === 'external' ? { to: target.href, target: '_blank', rel: 'noopener noreferrer' } : undefined;
}

export function HomeBanners() {
  const m = useMessages();
  const { slider, shortLinkHost } = useStore();
  if (slider.length === 0) return null;
  const banners = slider.map(({ image, title, titleShown, link }) => ({
    image,
    title,
    titleShown,
    link: linkOf(link, shortLinkHost),
  }));
  return <BannerSlider label={m('slider.label')} banners={banners} />;
}
