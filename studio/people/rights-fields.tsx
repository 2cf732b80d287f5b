import { useField, useFormikContext } from 'formik';
import { Checkbox } from '../../src/ui/field/checkbox';
import { FieldSet } from '../../src/ui/field/field-set';
import { FormAlert } from '../../src/ui/field/form-alert';
import { PickerField } from '../../src/ui/field/picker-field';
import { Stack } from '../../src/ui/layout/stack';
import { useFieldError } from '../../src/ui/field/use-field-error';
import type { Scope } from '../__generated__/gql/graphql';
import { roleKeys, scopeKeys } from '../i18n/use-role-text';
import { useStudioMessages } from '../i18n/use-studio-messages';
import type { RightsValues } from './rights-schema';

const roles = ['OWNER', 'PUBLISHER', 'EDITOR', 'VIEWER'] as const;
const scopes = ['CONTENT', 'LOOK', 'RULES'] as const;

function Scopes() {
  const m = useStudioMessages();
  const [{ value }, , { setValue }] = useField<Scope[]>('scopes');
  const error = useFieldError('scopes');
  return (
    <FieldSet>
      <legend>{m('people.scopes')}</legend>
      <Stack $gap={1}>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            checked={value.includes(scope)}
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget: { checked } }) =>
              void setValue(scopes.filter((one) => (one === scope ? checked : value.includes(one))))
            }
          >
            {m('people.scope', { scope: m(scopeKeys[scope]), parts: m(`${scopeKeys[scope]}-may`) })}
          </Checkbox>
        ))}
      </Stack>
      {error && <FormAlert>{error}</FormAlert>}
    </FieldSet>
  );
}

/** The role and, of an editor, the parts that they may change. */
export function RightsFields() {
  const m = useStudioMessages();
  const { values } = useFormikContext<RightsValues>();
  const options = roles.map((role) => ({ id: role, label: m(roleKeys[role]), hint: m(`${roleKeys[role]}-may`) }));
  return (
    <>
      <PickerField
        name="role"
        label={m('people.role')}
        placeholder={m('people.role')}
        from={{ state: 'ready', options }}
      />
      {values.role === 'EDITOR' && <Scopes />}
    </>
  );
}
