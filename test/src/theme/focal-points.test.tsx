import { focalPointsCss } from '../../../src/theme/focal-points';

test('a picture of every width gets its focal point, and no other picture', () => {
  const style = document.createElement('style');
  style.textContent = focalPointsCss([{ picture: 'listimage/a~1.webp', x: 30, y: 0 }]);
  document.head.append(style);
  const focus = (src: string) => {
    const image = document.createElement('img');
    image.setAttribute('src', src);
    document.body.append(image);
    return getComputedStyle(image).getPropertyValue('object-position');
  };
  expect(focus('/images/480/listimage/a~1.webp')).toBe('30% 0%');
  expect(focus('/images/96/listimage/a~1.webp')).toBe('30% 0%');
  expect(focus('/images/480/listimage/aa~1.webp')).toBe('');
  style.remove();
});
