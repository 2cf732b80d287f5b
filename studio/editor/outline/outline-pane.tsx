import { Suspense } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from '../../../src/i18n/use-messages';
import { FormSkeleton } from '../../../src/ui/skeleton/form-skeleton';
import { AriaStrings } from './aria/aria-strings';
import { OutlineContents } from './outline-contents';

/** The parts of the store, as a tree. */
export function OutlinePane() {
  const locale = useLocale();
  return (
    <I18nProvider locale={locale}>
      <Suspense fallback={<FormSkeleton />}>
        <AriaStrings>
          <OutlineContents />
        </AriaStrings>
      </Suspense>
    </I18nProvider>
  );
}
