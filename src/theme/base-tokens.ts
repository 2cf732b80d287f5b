/** The neutral look. A store's theme replaces some of these values; components refer to them with `token`. */
export const baseTokens = {
  /** Next to the column on wide screens. */
  'color-canvas': '#e8eaef',
  'color-background': '#f4f5f8',
  'color-surface': '#ffffff',
  'color-text': '#1c2230',
  'color-text-muted': '#596072',
  'color-border': '#e5e7ed',
  /** Borders that must be visible, such as those of fields. */
  'color-outline': '#868d9e',
  'color-focus': '#1f5fd0',

  /** Background of the main buttons, and the text on it. */
  'color-action': '#1f5fd0',
  'color-action-text': '#ffffff',
  /** Quiet background of secondary buttons and selected entries, under text in `color-link`. */
  'color-action-soft': '#e9effa',
  'color-link': '#1f5fd0',

  'color-price': '#1c2230',
  /** Discounts and warnings, as text, or as a background of `color-sale-text`. */
  'color-sale': '#cf2440',
  'color-sale-soft': '#fae9ec',
  'color-sale-text': '#ffffff',
  'color-success': '#0b7a4b',
  'color-success-soft': '#e3f4ec',
  /** Something in progress. */
  'color-warning': '#8a5300',
  'color-warning-soft': '#fdf0d8',
  'color-star': '#f5a114',

  'color-header': '#1f5fd0',
  'color-header-text': '#ffffff',
  'color-header-icon': '#ffffff',
  'color-header-dark': '#113676',
  'color-header-dark-text': '#ffffff',
  /** Background of menu icons, and of letters that replace a missing icon. */
  'color-icon': '#e9effa',
  'color-icon-text': '#1f5fd0',

  /** Headings, their links and quiet texts, even on a strip's own background. */
  'color-heading': '#1c2230',
  'color-heading-link': '#1f5fd0',
  'color-heading-note': '#596072',

  /** Placeholder of a picture or a text that is still loading. */
  'color-placeholder': '#eceef2',
  'color-placeholder-shine': '#f7f8fa',
  'color-toast': '#262c3a',
  'color-toast-text': '#ffffff',
  'color-scrim': 'rgb(16 20 30 / 0.56)',

  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.25rem',
  'space-6': '1.5rem',
  'space-7': '2rem',
  'space-8': '2.5rem',

  'radius-card': '10px',
  'radius-control': '8px',
  'radius-sheet': '16px',
  'radius-badge': '4px',

  'font-family': 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  'font-small': '0.75rem',
  'font-body': '0.875rem',
  'font-large': '1rem',
  'font-title': '1.125rem',
  'font-display': '1.375rem',

  'shadow-card': '0 1px 2px rgb(28 34 48 / 0.06), 0 1px 6px rgb(28 34 48 / 0.05)',
  'shadow-raised': '0 4px 16px rgb(28 34 48 / 0.14), 0 1px 3px rgb(28 34 48 / 0.1)',
  'shadow-column': '0 0 32px rgb(28 34 48 / 0.08)',

  'duration-fast': '150ms',
  'duration-slow': '250ms',
  'duration-slide': '500ms',
  'easing-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',

  'size-column': '480px',
  'size-touch': '44px',
  'size-header': '56px',
  'size-bar': '60px',
  /** A heading or tabs above a list. */
  'size-row': '48px',
  'size-chips': '52px',

  'layer-raised': '1',
  'layer-bar': '10',
  'layer-toast': '20',
} as const;

export type TokenName = keyof typeof baseTokens;
export type Tokens = { readonly [Name in TokenName]: string };
