import { fireEvent, render, screen } from '@testing-library/react';
import { Picture, pictureSources } from '../../../../src/ui/media/picture';

const path = 'listimage/carrot~peach.svg';

test('a picture reserves its space and loads when it is near', () => {
  render(<Picture path={path} alt="Wortel" width={240} height={180} />);
  const image = screen.getByRole('img', { name: 'Wortel' });
  expect(image).toHaveAttribute('width', '240');
  expect(image).toHaveAttribute('height', '180');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('data-far');
});

test('the first picture of a page loads at once', () => {
  render(<Picture path={path} alt="Wortel" width={240} priority />);
  const image = screen.getByRole('img');
  expect(image).not.toHaveAttribute('loading');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('a decorative picture has no name', () => {
  render(<Picture path={path} width={96} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});

test('a missing picture shows a letter hidden from screen readers', () => {
  render(<Picture path={null} width={96} label="wortel" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('w')).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  [52, 96, null],
  [32, 96, null],
  [96, 96, 240],
  [160, 160, 320],
  [240, 240, 480],
  [480, 480, 960],
  [960, 960, null],
])('a picture %d pixels wide is loaded %d wide, and on sharp screens %d wide', (width, plain, sharp) => {
  expect(pictureSources(path, width)).toEqual({
    src: `/images/${plain}/${path}`,
    srcSet: sharp === null ? undefined : `/images/${sharp}/${path} 2x`,
  });
});

test('a picture that fails to load shows the letter, and the next one is tried', () => {
  const { rerender } = render(<Picture path={path} alt="Wortel" width={96} />);
  fireEvent.error(screen.getByRole('img', { name: 'Wortel' }));
  expect(screen.getByRole('img', { name: 'Wortel' })).toHaveTextContent('W');
  rerender(<Picture path="listimage/egg~mint.svg" alt="Telur" width={96} />);
  expect(screen.getByRole('img', { name: 'Telur' })).toHaveAttribute('src', expect.stringContaining('egg~mint'));
});
