import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { BannerSlider } from '../../../src/ui/carousel/banner-slider';
import { Carousel } from '../../../src/ui/carousel/carousel';
import { playsAlone } from '../../../src/ui/carousel/step-row';
import { ItemCard } from '../../../src/ui/card/item-card';
import { PopoverMenu } from '../../../src/ui/dialog/popover-menu';
import { SearchField } from '../../../src/ui/field/search-field';
import { Sheet } from '../../../src/ui/dialog/sheet';
import { InPage } from '../../support/browser/in-page';
import { stubMotion } from '../../support/browser/motion';

const page = (
  <StrictMode>
    <MemoryRouter>
      <InPage>
        <SearchField action="/search/0" hint="Cari" />
        <PopoverMenu label="Menu" icon={<svg />} entries={[{ id: 'a', label: 'Masuk', link: { to: '/login' } }]} />
        <BannerSlider label="Promo" banners={[{ image: 'appslider/a.svg', title: 'Promo satu' }]} />
        <Carousel label="Diskon">
          {[1, 2, 3].map((at) => (
            <ItemCard
              key={at}
              title={`Bayam ${at}`}
              link={{ to: `/p/bayam-${at}` }}
              image={null}
              price={{ amount: 12_500, currency: 'Rp' }}
              rating={4.8}
              sold={1240}
            />
          ))}
        </Carousel>
        <Sheet open={false} title="Bagikan Link" onClose={() => {}}>
          Isi
        </Sheet>
      </InPage>
    </MemoryRouter>
  </StrictMode>
);

test('the server’s page hydrates without changes', async () => {
  stubMotion();
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  const before = root.innerHTML;
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: (error) => expect(error).toBeUndefined() });
  });
  // It appears with the script, and takes no space.
  root.querySelector('[aria-label=Jeda]')?.parentElement?.remove();
  // Now its code moves the row.
  expect(root.innerHTML).toBe(before.replace(` ${playsAlone}=""`, ''));
  root.remove();
});
