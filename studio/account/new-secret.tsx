import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { AuthenticatorSecret } from '../../machines/studio/second-factor';
import { token } from '../../src/theme/token';
import { ExternalLinkButton } from '../../src/ui/button/button';
import { Stack } from '../../src/ui/layout/stack';
import { Text } from '../../src/ui/text/text';
import { useStudioMessages } from '../i18n/use-studio-messages';

/** Modules of light around a code, which readers need. */
const margin = 4;

const Picture = styled.svg`
  width: min(100%, 14rem);
  height: auto;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
`;

const Secret = styled.code`
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-control')};
  background: ${token('color-background')};
  font-size: ${token('font-large')};
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
  user-select: all;
`;

const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

interface NewSecretProps {
  secret: AuthenticatorSecret;
}

/** The secret as a QR code, and for entering it by hand. */
export function NewSecret({ secret }: NewSecretProps) {
  const m = useStudioMessages();
  const { path, size } = useMemo(() => {
    const code = generate(secret.uri);
    return { path: toSvgPath(code), size: code.size + 2 * margin };
  }, [secret.uri]);
  return (
    <Stack $gap={3} $align="center">
      <p>{m('account.scan')}</p>
      <Picture viewBox={`${-margin} ${-margin} ${size} ${size}`} role="img" aria-label={m('account.qr-code')}>
        <path d={path} fill="currentColor" shapeRendering="crispEdges" />
      </Picture>
      <Text $tone="text-muted">{m('account.by-hand')}</Text>
      <Secret translate="no">{inGroups(secret.secret)}</Secret>
      <ExternalLinkButton $look="secondary" href={secret.uri}>
        {m('account.open-app')}
      </ExternalLinkButton>
    </Stack>
  );
}
