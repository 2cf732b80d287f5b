import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import type { ShareTarget } from './share-targets';

const drawn = (path: ReactNode) => (
  <svg viewBox="0 0 24 24" width="26" height="26" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    {path}
  </svg>
);

export const shareSigns: { readonly [Name in ShareTarget['name']]: ReactNode } = {
  telegram: <Send />,
  twitter: drawn(<path d="M5 5l14 14M19 5l-5.5 5.5M10.5 13.5 5 19" strokeLinecap="round" />),
  whatsapp: drawn(
    <>
      <path d="M3.5 20.5l1.3-4.3a8.5 8.5 0 1 1 3.200 3z" strokeLinejoin="round" />
      <path
        d="M9 8.200c-.6 1 .1 2.900 1.800 4.600s3.600 2.4 4.600 1.800l.3-1.4-1.900-1-.9.900c-1-.4-2-1.4-2.4-2.4l.9-.9-1-1.900z"
        fill="currentColor"
        stroke="none"
      />
    </>,
  ),
  line: drawn(
    <>
      <path d="M12 3.5c5 0 9 3.200 9 7.100 0 3.5-4 7-9 10v-3c-5 0-9-3.200-9-7s4-7.100 9-7.100z" fill="currentColor" />
      <path d="M8 9v3.5h1.800M12 9v3.5M16 9h-1.800v3.5H16M14.200 10.800H16" stroke="var(--ground)" strokeWidth="1.3" />
    </>,
  ),
  facebook: drawn(
    <path
      d="M13.4 21v-7.5h2.600l.4-3h-3V8.700c0-.9.3-1.5 1.5-1.5h1.600V4.5a20 20 0 0 0-2.3-.1c-2.3 0-3.900 1.4-3.900 4v2.100H7.700v3h2.600V21z"
      fill="currentColor"
      stroke="none"
    />,
  ),
  email: <Mail />,
};
