import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { pictureUploadMachine, type UploadedPicture } from '../../../machines/studio/picture-upload';
import { announce } from '../../../src/actors/running-flows';
import { storePictureBytes } from '../../__generated__/limits';
import type { PictureKind } from '../picture-shapes';
import { sendPictureTo } from './send-picture';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

export type PictureUpload = ActorRefFrom<typeof pictureUploadMachine>;

interface Options {
  readonly codename: string;
  readonly kind: PictureKind;
  readonly onAdded: (added: UploadedPicture) => void;
}

/** The uploads that are running or have failed. Leaving the page stops them. */
export function usePictureUploads({ codename, kind, onAdded }: Options) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const running = useRef(new Set<PictureUpload>());
  const added = useEffectEvent(onAdded);
  const end = useCallback((upload: PictureUpload) => {
    running.current.delete(upload);
    setUploads((now) => now.filter((one) => one !== upload));
  }, []);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const upload of all) upload.stop();
      all.clear();
    };
  }, []);

  const [ended, setEnded] = useState<readonly UploadedPicture[]>([]);
  useEffect(() => {
    if (ended.length === 0) return;
    for (const one of ended) added(one);
    setEnded([]);
  }, [ended]);

  const add = useCallback(
    (files: readonly File[]) => {
      const begun = files.map((file) => {
        const machine = pictureUploadMachine.provide({
          actors: { sendPicture: sendPictureTo({ codename, kind }, file) },
        });
        const { name, size, type } = file;
        const upload = createActor(machine, {
          input: { file: { name, size, type }, maxBytes: storePictureBytes, types: pictureTypes },
        });
        upload.subscribe((snapshot) => {
          if (snapshot.status !== 'done') return;
          end(upload);
          const { added: picture } = snapshot.context;
          if (picture) setEnded((now) => [...now, picture]);
        });
        upload.subscribe({ complete: announce(upload) });
        running.current.add(upload);
        return upload;
      });
      setUploads((now) => [...now, ...begun]);
      for (const upload of begun) upload.start();
    },
    [codename, kind, end],
  );

  return { uploads, add };
}
