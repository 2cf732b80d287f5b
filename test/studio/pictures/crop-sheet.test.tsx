import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Execute } from '../../../src/api/execute';
import type { PhotoCropperProps } from '../../../src/ui/media/photo-cropper';
import { CropSheet } from '../../../studio/pictures/crop-sheet';
import { renderInRoom } from '../../support/studio/render-in-room';

const area = { x: 0, y: 0, width: 100, height: 50 };

jest.mock('../../../src/ui/media/photo-cropper', () => ({
  PhotoCropper: ({ onCrop }: PhotoCropperProps) => <button onClick={() => onCrop(area, area)}>area</button>,
}));

test('the area of one shape is not cut out in another shape', async () => {
  await renderInRoom(
    <CropSheet codename="warung" picture="appslider/a.webp" onClose={() => undefined} onCropped={() => undefined} />,
    { execute: (async () => undefined) as unknown as Execute },
  );
  const save = () => screen.getByRole('button', { name: 'Save the crop' });
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'area' }));
  expect(save()).not.toHaveAttribute('aria-disabled');
  await userEvent.click(screen.getByRole('button', { name: /^Popup/ }));
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});
