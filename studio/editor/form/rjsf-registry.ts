import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import {
  DEFAULT_ID_PREFIX,
  DEFAULT_ID_SEPARATOR,
  englishStringTranslator,
  type Registry,
  type TemplatesType,
} from '@rjsf/utils';

const Nothing = () => null;

/** What RJSF's own fields and templates would show, which the form has controls for. */
const templates = {
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  ButtonTemplates: { SubmitButton: Nothing },
} as unknown as TemplatesType;

/** Takes the place of RJSF's registry, whose fields, templates and widgets are most of its code. */
const ownRegistry = (): Omit<Registry, 'schemaUtils'> => ({
  fields: { ObjectField, SchemaField },
  templates,
  widgets: {},
  rootSchema: {},
  formContext: {},
  translateString: englishStringTranslator,
  globalFormOptions: {
    idPrefix: DEFAULT_ID_PREFIX,
    idSeparator: DEFAULT_ID_SEPARATOR,
    useFallbackUiForUnsupportedType: false,
  },
});

export default ownRegistry;
