import Search from 'lucide-react/icons/search';
import type { ComponentPropsWithRef, FormEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

export interface SearchFieldProps {
  /** The URL that the form is submitted to without scripts. */
  action: string;
  name?: string;
  hint: string;
  value?: string;
  /** Has a border, to be seen on a surface. */
  framed?: boolean;
  /** Further parameters, sent with the term. */
  parameters?: { readonly [name: string]: string };
  field?: ComponentPropsWithRef<'input'>;
  /** With scripts, called instead of submitting the form; never with an empty term. */
  onSearch?: (term: string) => void;
}

const Form = styled.form<{ $framed: boolean }>`
  position: relative;
  flex: 1;
  min-width: 0;

  input {
    width: 100%;
    height: ${token('size-touch')};
    padding: 0 8px 0 38px;
    border: 1px solid ${({ $framed }) => ($framed ? token('color-outline') : 'transparent')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    color: ${token('color-text')};
    font-size: ${token('font-large')};
    text-overflow: ellipsis;
    appearance: none;
  }

  input::placeholder {
    color: ${token('color-text-muted')};
    font-size: ${token('font-body')};
    opacity: 1;
  }

  input:focus-visible {
    outline-offset: -3px;
  }

  button {
    position: absolute;
    inset: 0 auto 0 0;
    display: grid;
    place-items: center;
    width: ${token('size-touch')};
    color: ${token('color-text-muted')};
  }
`;

/** A search box that works as a form before any script runs. */
export function SearchField({
  action,
  name = 'search',
  hint,
  value = '',
  framed = false,
  parameters = {},
  field,
  onSearch,
}: SearchFieldProps) {
  const m = useMessages();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const term = new FormData(event.currentTarget).get(name);
    const words = typeof term === 'string' ? term.trim() : '';
    if (words !== '' && !onSearch) return;
    event.preventDefault();
    if (words !== '') onSearch?.(words);
  };
  return (
    <Form $framed={framed} role="search" aria-label={hint} action={action} method="get" onSubmit={submit}>
      <input
        key={value}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={hint}
        aria-label={hint}
        required
        onInvalid={(event) => {
          event.preventDefault();
          event.currentTarget.focus();
        }}
        enterKeyHint="search"
        autoComplete="off"
        {...field}
      />
      {Object.entries(parameters).map(([one, sent]) => (
        <input key={one} type="hidden" name={one} value={sent} />
      ))}
      <button type="submit" aria-label={m('search.submit')}>
        <Search size={18} />
      </button>
    </Form>
  );
}
