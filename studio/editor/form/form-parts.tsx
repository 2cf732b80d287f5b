import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps, ValidatorType } from '@rjsf/utils';
import { PageSection } from '../../../src/ui/layout/page-section';
import { Stack } from '../../../src/ui/layout/stack';
import { Text } from '../../../src/ui/text/text';
import { pointerMark } from './focus-field';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useWords } from '../../words/use-words';
import { useEditor } from '../editor';
import { controlKind } from './control-kind';
import { controls } from './controls/controls';
import type { FormPlan } from './form-plan';
import { usePlan } from './plan-context';
import { schemaAt } from './schema-at';
import { useField } from './use-field';

/** The provider validates; the form only shows what it found. */
export const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
  toErrorList: () => [],
  reset: () => undefined,
} as ValidatorType;

const pointerOf = (base: string, path: readonly (string | number)[]) => [base, ...path].join('/');

/** Every value of the form, by its pointer: its control reads it from the document and changes it there. */
export function ValueField({ fieldPathId }: FieldProps) {
  const pointer = pointerOf(usePlan().base, fieldPathId.path);
  const field = useField(pointer);
  const Control = controls[controlKind(field.schema)];
  return (
    <div {...{ [pointerMark]: pointer }}>
      <Control field={field} />
    </div>
  );
}

export const PlainTemplate = ({ children }: FieldTemplateProps) => children;

/** Objects that only hold fields of their part. */
const withoutHeading = new Set(['app', 'app.appmeta', 'segment.metas']);

type Properties = ObjectFieldTemplateProps['properties'];

function Sections({ plan, properties }: { plan: FormPlan; properties: Properties }) {
  const m = useStudioMessages();
  const sections = plan.sections.map(({ id, names }) => {
    const shown = names.flatMap((name) => properties.filter((property) => property.name === name));
    if (shown.length === 0) return null;
    return (
      <PageSection key={id} title={m(`form.section.${id}`)}>
        <Stack $gap={5}>{shown.map(({ content }) => content)}</Stack>
      </PageSection>
    );
  });
  return <Stack $gap={2}>{sections}</Stack>;
}

export function ObjectTemplate({ fieldPathId, properties }: ObjectFieldTemplateProps) {
  const plan = usePlan();
  const words = useWords();
  const { document } = useEditor();
  const pointer = pointerOf(plan.base, fieldPathId.path);
  const contents = properties.map(({ content }) => content);
  const key = schemaAt(document, pointer)?.$comment;
  if (plan.sections.length > 0 && pointer === '/app') return <Sections plan={plan} properties={properties} />;
  if (plan.sections.length > 0 && fieldPathId.path.length === 0) return contents;
  if (fieldPathId.path.length === 0) {
    return (
      <PageSection label={key && words[key].name}>
        <Stack $gap={5}>{contents}</Stack>
      </PageSection>
    );
  }
  if (key === undefined || withoutHeading.has(key)) return <Stack $gap={5}>{contents}</Stack>;
  return (
    <Stack as="section" $gap={4} aria-label={words[key].name}>
      <Text as="h3" $weight={700}>
        {words[key].name}
      </Text>
      {contents}
    </Stack>
  );
}
