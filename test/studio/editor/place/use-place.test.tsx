import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { usePlace } from '../../../../studio/editor/layout/use-place';

const [sayur, buah, kontak] = [{ view_uid: 'sayur' }, { view_uid: 'buah' }, { view_uid: 'kontak' }];
type Sections = readonly { view_uid: string }[];

let editor: ReturnType<typeof usePlace> & { change: (sections: Sections) => void; search: string; back: () => void };

function Editor() {
  const [document, setDocument] = useState<object>({ components: [sayur, buah] });
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = usePlace(document);
  editor = {
    ...place,
    search: decodeURIComponent(search),
    change: (components) => setDocument({ components }),
    back: () => void navigate(-1),
  };
  return <p>{place.isGone ? 'gone' : place.place}</p>;
}

const show = (place: string) =>
  render(
    <MemoryRouter initialEntries={[`/?place=${place}`]}>
      <Editor />
    </MemoryRouter>,
  );

test('the open place moves with its part, in the URL too, and is left when the part is gone', () => {
  show('/components/1');
  act(() => editor.change([kontak, sayur, buah]));
  expect(screen.getByText('/components/2')).toBeVisible();
  expect(editor.search).toContain('place=/components/2');
  act(() => editor.show('page'));
  act(() => editor.change([buah]));
  expect(screen.getByText('/components/0')).toBeVisible();
  act(() => editor.change([sayur]));
  expect(screen.getByText('gone')).toBeVisible();
  act(() => editor.open('/components/0'));
  expect(screen.getByText('/components/0')).toBeVisible();
});

test('what is added at the open place, and opened, is what is shown', () => {
  show('/components/1');
  act(() => {
    editor.change([sayur, kontak, buah]);
    editor.open('/components/1');
  });
  expect(screen.getByText('/components/1')).toBeVisible();
  expect(editor.search).toContain('place=/components/1');
});

test('the way back leads to the place before', () => {
  show('/components/1');
  act(() => editor.open('/components/0'));
  act(() => editor.back());
  expect(screen.getByText('/components/1')).toBeVisible();
});
