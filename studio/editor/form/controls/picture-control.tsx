import { FieldFrame } from '../../../../src/ui/field/field-frame';
import { kindOfField, PicturePicker } from '../../../pictures/picture-picker';
import { type ControlProps, labelOf, textOf } from '../field';

/** A picture of the store's library. */
export const PictureControl = ({ field }: ControlProps) => (
  <FieldFrame label={labelOf(field)} hint={field.words.help} error={field.error}>
    {({ id }) => (
      <div id={id}>
        <PicturePicker
          value={textOf(field.value)}
          kind={kindOfField(field.pointer)}
          label={field.words.name}
          disabled={field.isDisabled}
          isOptional={!field.isRequired}
          onChange={(picture) => field.set(picture ?? undefined)}
        />
      </div>
    )}
  </FieldFrame>
);
