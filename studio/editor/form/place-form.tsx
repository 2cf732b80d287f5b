import Form from '@rjsf/core/lib/components/Form.js';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { token } from '../../../src/theme/token';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useWords } from '../../words/use-words';
import { entryName } from '../../words/entry-name';
import { useEditor } from '../editor';
import { fieldsOf, groupOf } from './app-groups';
import { EntriesControl } from './controls/entries-control';
import { focusField } from './focus-field';
import { GonePart } from './gone-part';
import { FormHeader } from './form-header';
import { noValidator, ObjectTemplate, PlainTemplate, ValueField } from './form-parts';
import { formPlan } from './form-plan';
import { identityOf } from './identity';
import { valueAt } from '../values';
import { isEntryPlace } from './place';
import { PlanContext } from './plan-context';
import { schemaAt } from './schema-at';
import { useField } from './use-field';

const fields = { StringField: ValueField, NumberField: ValueField, ArrayField: ValueField };
const templates = { FieldTemplate: PlainTemplate, ObjectFieldTemplate: ObjectTemplate };

const Body = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding-bottom: ${token('space-6')};
`;

const Reason = styled.p`
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('color-action-soft')};
  font-size: ${token('font-small')};
`;

const List = styled.div`
  padding: ${token('space-4')};
  background: ${token('color-surface')};
`;

function WholeList({ place }: { place: string }) {
  return (
    <List>
      <EntriesControl field={useField(place)} />
    </List>
  );
}

function Fields({ place }: { place: string }) {
  const { document, issues } = useEditor();
  const plan = formPlan(document, issues, place);
  const shape = JSON.stringify(plan);
  // The fields of a form change seldom, its values with each key: those are read by each field itself.
  const stable = useMemo(() => JSON.parse(shape) as typeof plan, [shape]);
  if (!stable) return null;
  return (
    <PlanContext value={stable}>
      <Form
        key={identityOf(document, place)}
        tagName="div"
        schema={stable.schema}
        validator={noValidator}
        noValidate
        noHtml5Validate
        showErrorList={false}
        uiSchema={{ 'ui:submitButtonOptions': { norender: true } }}
        fields={fields}
        templates={templates}
      />
    </PlanContext>
  );
}

interface PlaceFormProps {
  place: string;
  /** The field that gets the focus, if it is not the place itself. */
  pointer: string;
}

/** The form of a place of the document, with its name and why it cannot be changed. */
export default function PlaceForm({ place, pointer }: PlaceFormProps) {
  const m = useStudioMessages();
  const words = useWords();
  const { document, mayChange } = useEditor();
  const body = useRef<HTMLDivElement>(null);
  const identity = identityOf(document, place);
  const field = pointer.startsWith(place) ? pointer.slice(place.length) : pointer;
  const focus = useEffectEvent(() => body.current && focusField(body.current, pointer));
  useEffect(() => {
    // A part that moves does not take the focus again.
    if (field !== '') focus();
  }, [identity, field]);
  const group = groupOf(place);
  const schema = schemaAt(document, group ? '/app' : place);
  if (!schema || (isEntryPlace(place) && valueAt(document, place) === undefined)) return <GonePart />;
  const isReadOnly = !(group ? fieldsOf(group) : [place]).some(mayChange);
  const title = group ? m(`form.group.${group}`) : entryName(document, place, words);
  return (
    <Body ref={body}>
      <FormHeader place={place} title={title} help={group ? undefined : words[schema.$comment].help} />
      {isReadOnly && <Reason>{m('form.read-only')}</Reason>}
      {schema.type === 'array' ? <WholeList place={place} /> : <Fields place={place} />}
    </Body>
  );
}
