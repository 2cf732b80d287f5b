import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Loading } from '../../ui/feedback/loading';
import { MessageFrame } from '../../ui/feedback/message-frame';
import { PictureMessage, ShoppingBagPicture } from '../../ui/feedback/picture-message';
import { ToastProvider } from '../../ui/feedback/toast-provider';
import { useToast } from '../../ui/feedback/use-toast';
import {
  BannerSkeleton,
  CardGridSkeleton,
  MessageSkeleton,
  RowListSkeleton,
  SkeletonBlock,
} from '../../ui/skeleton/skeletons';
import { HeadedListSkeleton, StackSkeleton } from '../../ui/skeleton/block-skeletons';
import { CarouselSkeleton } from '../../ui/skeleton/carousel-skeleton';
import { FormSkeleton } from '../../ui/skeleton/form-skeleton';
import { ReadMore } from '../../ui/text/read-more';
import { type SafeHtml, SafeHtmlBlock } from '../../ui/text/safe-html-block';
import { Text } from '../../ui/text/text';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { type Examples, long, longWord, nothing, short } from '../example';

const dayMs = 86_400_000;

function ShownToast({ text }: { text: string }) {
  const toast = useToast();
  useEffect(() => toast(text, dayMs, { label: short, run: nothing }), [toast, text]);
  return null;
}

/** A box that contains parts with a fixed position. */
const boxed = (children: ReactNode) => <div style={{ height: 180, transform: 'translate(0)' }}>{children}</div>;

export const feedback: Examples = {
  'empty-state': {
    short: () => <EmptyState title={short} />,
    long: () => (
      <EmptyState title={long} text={long}>
        <Button>{short}</Button>
      </EmptyState>
    ),
  },
  'error-state': {
    short: () => <ErrorState onRetry={nothing} />,
    long: () => (
      <ErrorState
        message={long}
        failure={{ code: 'BUSY', retryAfter: 300, requestId: '0123456789abcdef' }}
        onRetry={nothing}
      />
    ),
  },
  loading: { loading: () => <Loading children={<SkeletonBlock />} /> },
  'message-frame': { normal: () => <MessageFrame>{long}</MessageFrame> },
  'picture-message': { long: () => <PictureMessage mood="lost" title={long} text={long} /> },
  'shopping-bag-picture': {
    normal: () => (['working', 'lost'] as const).map((mood) => <ShoppingBagPicture key={mood} mood={mood} />),
  },
  'toast-provider': { long: () => boxed(<ToastProvider children={<ShownToast text={long} />} />) },
};

export const skeleton: Examples = {
  'banner-skeleton': { loading: () => <BannerSkeleton /> },
  'card-grid-skeleton': { loading: () => <CardGridSkeleton columns={3} count={3} /> },
  'carousel-skeleton': { loading: () => <CarouselSkeleton /> },
  'form-skeleton': { loading: () => <FormSkeleton /> },
  'headed-list-skeleton': {
    loading: () => <HeadedListSkeleton card="6rem" headings={['1.5rem']} count={1} />,
  },
  'message-skeleton': { loading: () => <MessageSkeleton /> },
  'row-list-skeleton': { loading: () => <RowListSkeleton count={2} /> },
  'stack-skeleton': { loading: () => <StackSkeleton heights={['3rem', '5rem']} /> },
  'skeleton-block': {
    loading: () => <SkeletonBlock $width="60%" />,
    round: () => <SkeletonBlock $width="44px" $height="44px" $round />,
  },
};

const html = (text: string) => text as SafeHtml;
const prose = html(`<h2>${short}</h2><p>${long} <a href="/">${short}</a></p><ul><li>${long}</li></ul>`);

export const text: Examples = {
  'read-more': {
    short: () => <ReadMore html={html(`<p>${short}</p>`)} />,
    long: () => <ReadMore html={html(`<p>${long}</p>`.repeat(5))} />,
  },
  'safe-html-block': { normal: () => <SafeHtmlBlock html={prose} /> },
  text: {
    sizes: () =>
      (['small', 'body', 'large', 'title', 'display'] as const).map((size) => (
        <Text key={size} $size={size}>
          {short}
        </Text>
      )),
    tones: () =>
      (['text-muted', 'link', 'price', 'sale', 'success', 'warning'] as const).map((tone) => (
        <Text key={tone} $tone={tone} $weight={600}>
          {short}
        </Text>
      )),
    long: () => (
      <Text as="small" $tone="text-muted" $size="small" $block $breaks>
        {longWord}
      </Text>
    ),
  },
  'visually-hidden': { hidden: () => <VisuallyHidden>{short}</VisuallyHidden> },
};
