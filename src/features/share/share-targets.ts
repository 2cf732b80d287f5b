import type { PlainMessageKey } from '../../i18n/translate';

export interface SharedPage {
  url: string;
  title: string;
}

export interface ShareTarget {
  name: 'telegram' | 'twitter' | 'whatsapp' | 'line' | 'facebook' | 'email';
  label: PlainMessageKey;
  href: string;
}

export function shareTargets({ url, title }: SharedPage): readonly ShareTarget[] {
  const encoded = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return [
    { name: 'telegram', label: 'share.telegram', href: `https://t.me/share/url?url=${encoded}&text=${text}` },
    { name: 'twitter', label: 'share.twitter', href: `https://twitter.com/intent/tweet?url=${encoded}&text=${text}` },
    { name: 'whatsapp', label: 'share.whatsapp', href: `https://wa.me/?text=${text}%20${encoded}` },
    { name: 'line', label: 'share.line', href: `https://social-plugins.line.me/lineit/share?url=${encoded}` },
    { name: 'facebook', label: 'share.facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encoded}` },
    { name: 'email', label: 'share.email', href: `mailto:?subject=${text}&body=${encoded}` },
  ];
}
