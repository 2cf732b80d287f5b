import type { ComponentType } from 'react';
import type { ControlKind } from '../control-kind';
import type { ControlProps } from '../field';
import { CityControl } from '../pickers/city-control';
import { ActionControl, TargetControl } from './action-control';
import { ChoiceControl, ChoicesControl } from './choice-control';
import { ColorControl } from './color-control';
import { EntriesControl } from './entries-control';
import { HtmlControl } from './html-control';
import { LinkControl } from './link-control';
import { NumberControl } from './number-control';
import { AnswersControl, BillServiceControl, ComponentControl, FormControl, QuestionControl } from './part-controls';
import { PictureControl } from './picture-control';
import { CodeControl, SizeControl, TextsControl, TimeControl } from './simple-controls';
import { SwitchControl } from './switch-control';
import { LongTextControl, TextControl } from './text-control';

/** What a person changes each kind of field with. */
export const controls: Readonly<Record<ControlKind, ComponentType<ControlProps>>> = {
  action: ActionControl,
  answers: AnswersControl,
  'bill-service': BillServiceControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  city: CityControl,
  code: CodeControl,
  color: ColorControl,
  component: ComponentControl,
  entries: EntriesControl,
  form: FormControl,
  html: HtmlControl,
  link: LinkControl,
  'long-text': LongTextControl,
  number: NumberControl,
  picture: PictureControl,
  question: QuestionControl,
  size: SizeControl,
  switch: SwitchControl,
  target: TargetControl,
  text: TextControl,
  texts: TextsControl,
  time: TimeControl,
};
